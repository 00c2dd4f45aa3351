// What tuning makes small: the mean cost of winning a deal with one strategy and given weights.
//
// Only winnable deals count. Weights change how soon a win is found; a deal that has none is searched to its
// end, or to its limit, whatever they are.

#pragma once

#include <oneapi/tbb/enumerable_thread_specific.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board.hpp"
#include "core/rules.hpp"
#include "solver/decider.hpp"
#include "solver/strategies/strategy.hpp"

namespace castellan::bench {

struct SeedRange {
  std::uint64_t first = 0;
  std::uint64_t last = 0;  ///< Included.
};

/// Cost of each deal, in positions.
using Costs = std::vector<double>;

[[nodiscard]] double mean_of(const Costs& costs);

class Objective {
 public:
  /// Deals the seeds and keeps the deals that the usual ladder wins.
  /// @param cap     Positions that the strategy may spend on a deal. A deal not won within them, or missed by a
  ///                coarse search, costs 1.5 times as much.
  /// @param threads Worker threads, at least 1. No result depends on their number.
  Objective(const core::Rules& rules, const solver::Strategy& strategy, std::uint64_t cap, SeedRange seeds,
            int threads);

  [[nodiscard]] std::size_t deals() const { return boards_.size(); }
  [[nodiscard]] double cost_of_failure() const { return 1.5 * static_cast<double>(cap_); }

  [[nodiscard]] Costs costs(const solver::Heuristic& heuristic);

  /// The costs if they are below the incumbent's in total. A heuristic is given up early, without an answer, once
  /// it would have to be a tenth better than the incumbent on all deals left to make up for those it has had.
  [[nodiscard]] std::optional<Costs> costs_if_better(const solver::Heuristic& heuristic, const Costs& incumbent);

 private:
  void keep_winnable(const core::Rules& rules, SeedRange seeds);
  /// Fills in the costs of the deals from number `begin` to before `end`.
  void measure(const solver::Heuristic& heuristic, std::size_t begin, std::size_t end, Costs& costs);

  const solver::Strategy& strategy_;
  std::uint64_t cap_;
  int threads_;
  std::vector<core::Board> boards_;
  oneapi::tbb::enumerable_thread_specific<solver::Decider> deciders_;
};

}  // namespace castellan::bench
