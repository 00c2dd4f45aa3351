// From --strategies, --heuristics and --weights to the contestants of a bench.

#pragma once

#include <list>
#include <string>
#include <utility>
#include <vector>

#include "cli/arguments/arguments.hpp"
#include "core/rules.hpp"
#include "solver/batch/contest.hpp"
#include "solver/heuristics/heuristic.hpp"

namespace castellan::cli {

struct ContestantList {
  std::vector<solver::Contestant> contestants;
  /// Of --weights, with their names; contestants point to them.
  std::list<std::pair<std::string, solver::Heuristic>> own_heuristics;
};

/// @throws UsageError for an unknown or unfit strategy or heuristic, bad weights, a contestant named twice,
///         or heuristics that no strategy uses.
[[nodiscard]] ContestantList contestants_of(const Arguments& arguments, const core::Rules& rules);

/// The ladder of --strategy: of that strategy alone, with the heuristic it names or the plain one; the usual one
/// without.
/// @throws UsageError for an unknown or unfit strategy or heuristic, or several.
[[nodiscard]] std::vector<solver::Rung> ladder_of(const Arguments& arguments, const core::Rules& rules);

/// "ladder, best-first-ranks, …": what --strategies takes, for help and errors.
[[nodiscard]] std::string strategy_names();
/// "plain, …": what --heuristics takes.
[[nodiscard]] std::string heuristic_names();

}  // namespace castellan::cli
