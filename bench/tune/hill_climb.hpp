// Random hill climbing over weights: change one or two, keep what is better.
//
// The cost of weights is noisy from deal to deal but fixed for fixed deals, so plain climbing never runs in
// circles; what it may do is fit the deals it climbs on, so others must judge the result.

#pragma once

#include <cstdint>
#include <functional>

#include "bench/tune/objective.hpp"
#include "solver/heuristics/heuristic.hpp"

namespace castellan::bench {

struct Summit {
  solver::Heuristic heuristic;
  Costs costs;
};

/// @param random_seed    The same seed, start and objective lead to the same result.
/// @param on_improvement Called with the iteration, from 1, and what it found.
[[nodiscard]] Summit hill_climb(Objective& objective, const solver::Heuristic& start, int iterations,
                                std::uint64_t random_seed,
                                const std::function<void(int iteration, const Summit&)>& on_improvement);

}  // namespace castellan::bench
