// A ladder run on one deal: each rung on every foundation base that is still possible, before the next
// rung, until one decides.

#pragma once

#include <atomic>
#include <span>

#include "core/board.hpp"
#include "solver/budget.hpp"
#include "solver/ladder/fixed_bases.hpp"
#include "solver/ladder/ladder.hpp"
#include "solver/limits.hpp"
#include "solver/outcome.hpp"
#include "solver/search/workspace.hpp"

namespace castellan::solver {

/// Believes of each strategy only what its properties declare, and lets the judge replay each win.
/// @param ladder Strategies that apply to the rules, one at least.
/// @param stop   When it becomes true the running search ends as undecided (kInterrupted); may be null.
/// @throws std::logic_error if a solution found does not pass the judge (a defect of the solver).
[[nodiscard]] Outcome run_ladder(std::span<const Rung> ladder, const FixedBases& bases, const core::Board& board,
                                 const Limits& limits, const std::atomic<bool>* stop, Workspace& workspace);

/// The same within the budget of a larger piece of work; effort is the caller's to report.
[[nodiscard]] Outcome climb_ladder(std::span<const Rung> ladder, const FixedBases& bases, const core::Board& board,
                                   Budget& budget, Workspace& workspace);

}  // namespace castellan::solver
