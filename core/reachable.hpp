// Whether a board can come up in play at all, as far as its layout tells.
//
// Claim: of a pile's cards, those up to the last one that does not lie on a card it could have been built on were dealt
// there. Proof: a move puts a card on one that it can be built on, or into a space; and as long as a card lies in a
// pile, what is under it stays. So a card that lies on one it cannot be built on has lain there since the deal, and
// with it everything below. A pile's bottom card that may not fill a space has been dealt, too. Hence these dealt parts
// are beginnings of different piles of the deal, and, longest first, none is longer than the pile of the deal in its
// turn. And where the deal puts the base cards on foundations that they may not leave, none lies anywhere else.
//
// A board that contradicts this is no position of the game: it was written by rows, or belongs to another game. It
// holds for all rules; what has gone home and come back came back by a move. The order of the piles is left out of it,
// since programs differ in where the longer piles lie.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/board.hpp"
#include "core/rules.hpp"

namespace castellan::core {

/// How many cards the deal puts on each pile at most, longest first.
[[nodiscard]] std::vector<std::size_t> dealt_sizes(const Rules& rules);

/// Why no play of these rules reaches the board, in words; no value when its layout speaks for it.
[[nodiscard]] std::optional<std::string> why_unreachable(const Rules& rules, const Board& board);

}  // namespace castellan::core
