// Solutions in the notations of FreeCell programs: standard notation (47, 6h, a3) and fc-solve's sentences.
//
// Neither names cards, and one entry may stand for a run of cards that are carried over one by one; so both are read
// beside a board, and turn into the single moves that a player makes. Sources: the notation of the FreeCell FAQ, and
// how fc-solve writes both (its source/move.h).

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board.hpp"
#include "core/move.hpp"
#include "core/rules.hpp"

namespace castellan::core {

enum class MoveNotation : std::uint8_t { kStandard, kFcSolve };

/// One move an entry: ten to a line in standard notation, one to a line as sentences.
/// @throws InputError for a card that goes back from a foundation, for which neither has a sign.
[[nodiscard]] std::string format_notation(MoveNotation notation, const std::vector<Move>& moves);

/// The line above moves in standard notation in a longer text; they end at a blank line.
inline constexpr std::string_view kStandardHeading = "Moves in standard notation:";

/// What the text is written in; no value when it is neither.
[[nodiscard]] std::optional<MoveNotation> notation_of(std::string_view text);

/// @throws InputError with the line, and the entry that cannot be read or has no card to move. An entry that breaks the
///         rules otherwise is read, so that the judge can say why it does.
[[nodiscard]] std::vector<Move> parse_notation(MoveNotation notation, const Rules& rules, const Board& start,
                                               std::string_view text);

}  // namespace castellan::core
