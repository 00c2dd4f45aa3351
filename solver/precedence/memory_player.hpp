// The expert who remembers every card seen.
//
// In the first pass the cards to come are known, but not their order. At each choice (how many of the playable cards
// on the waste to play) the player imagines a number of orders, plays on to the end by the rollout's rule
// after each possible choice, and takes the one that leaves the fewest cards on average. From the second pass on all
// cards have been seen, and their order does not change: the player plans by annealing, as with all cards known.

#pragma once

#include "core/precedence/stock_game.hpp"
#include "solver/precedence/annealing.hpp"
#include "solver/precedence/line.hpp"

namespace castellan::solver::precedence {

/// The line that this player plays, to the end of the game. It looks at no card before it is turned.
[[nodiscard]] Line play_from_memory(const core::precedence::StockGame& game, Annealing& annealing);

}  // namespace castellan::solver::precedence
