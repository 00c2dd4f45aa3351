// Games with a tableau and all cards seen, as games of any kind.

#pragma once

#include "core/board.hpp"
#include "core/variant.hpp"
#include "solver/games/game.hpp"

namespace castellan::solver {

/// A game of somebody's own, by its rules alone: it has no options.
[[nodiscard]] GamePtr tableau_game(core::Variant variant);

/// A board as a deal of such a game, and the reverse.
[[nodiscard]] DealPtr deal_of(core::Board board);
[[nodiscard]] const core::Board& board_of(const Deal& deal);

}  // namespace castellan::solver
