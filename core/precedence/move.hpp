// A move of Precedence as a person makes it: turn a card, play the waste's top card, turn the waste over.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/card.hpp"

namespace castellan::core::precedence {

enum class MoveKind : std::uint8_t { kTurn, kPlay, kRedeal };

struct Move {
  MoveKind kind = MoveKind::kTurn;
  Rank rank = Rank::kNone;      ///< Of the card played; kNone for the other moves.
  std::uint8_t foundation = 0;  ///< Where to, from 0.

  bool operator==(const Move&) const = default;
};

/// "turn", "8 from waste → foundation 5" (counted from 1, as people do) or "redeal".
[[nodiscard]] std::string to_string(const Move& move);

/// Reads what `to_string` writes, any case; "->" for the arrow is allowed. No value when the text is anything
/// else.
[[nodiscard]] std::optional<Move> parse_move(std::string_view text);

/// "foundation 5"; reads what `to_string` of a move writes after the arrow.
[[nodiscard]] std::string foundation_name(int foundation);
[[nodiscard]] std::optional<std::uint8_t> parse_foundation(std::string_view text);

}  // namespace castellan::core::precedence
