// The order in which strategies are tried on a deal, and what each may spend.

#pragma once

#include <cstdint>
#include <limits>
#include <span>

#include "core/rules.hpp"
#include "solver/strategies/strategy.hpp"

namespace castellan::solver {

/// The allowance of a rung that the deal's own limits alone bound.
inline constexpr std::uint64_t kNoAllowance = std::numeric_limits<std::uint64_t>::max();

struct Rung {
  const Strategy* strategy;
  std::uint64_t max_positions;  ///< Allowance of this rung; the deal's own limits bound it too.
  const Heuristic* heuristic;   ///< Null for a strategy that uses none.

  /// Searches, led by the rung's heuristic, and gives the memory of a large search back. One that the system has no
  /// memory for is stopped.
  [[nodiscard]] SearchResult run(Task task, Workspace& workspace, Budget& budget) const;

  /// Whether the other is the same but for its allowance.
  [[nodiscard]] bool is_same_search(const Rung& other) const {
    return strategy == other.strategy && heuristic == other.heuristic;
  }
};

/// The rungs for these rules, in order. The last one is complete and bounded by the deal's limits alone.
[[nodiscard]] std::span<const Rung> ladder_for(const core::Rules& rules);

}  // namespace castellan::solver
