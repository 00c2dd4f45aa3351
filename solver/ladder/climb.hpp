// A ladder climbed on one deal: each rung on every foundation base that is still possible, before the next
// rung, until one decides.

#pragma once

#include <span>

#include "core/board.hpp"
#include "solver/budget.hpp"
#include "solver/ladder/fixed_bases.hpp"
#include "solver/ladder/ladder.hpp"
#include "solver/outcome.hpp"
#include "solver/strategies/workspace.hpp"

namespace castellan::solver {

/// Believes of each strategy only what its properties declare. The line of a win is as the strategy found it, not yet
/// judged, and what the climb cost stands in the budget.
/// @param ladder Strategies that apply to the rules, one at least.
[[nodiscard]] Outcome climb_ladder(std::span<const Rung> ladder, const FixedBases& bases, const core::Board& board,
                                   Budget& budget, Workspace& workspace);

}  // namespace castellan::solver
