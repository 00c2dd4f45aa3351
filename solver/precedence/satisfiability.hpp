// Deciding a deal by a solver of propositional formulas: CaDiCaL (Biere and others), which learns a clause from every
// contradiction it runs into, and so closes at once what a search of positions meets again and again.

#pragma once

#include <cstddef>
#include <vector>

#include "core/precedence/stock_game.hpp"
#include "solver/budget.hpp"
#include "solver/search/search_end.hpp"

namespace castellan::solver::precedence {

/// @param max_memory Bytes that the formula and its solver may take, by estimate.
/// @param line_out   On kWon, the winning line from the start on.
/// @return kWon; kLost, which rests on formula.hpp and on CaDiCaL; or kStopped.
[[nodiscard]] SearchEnd decide_formula(const core::precedence::StockGame& game, std::size_t max_memory, Budget& budget,
                                       std::vector<core::Step>& line_out);

}  // namespace castellan::solver::precedence
