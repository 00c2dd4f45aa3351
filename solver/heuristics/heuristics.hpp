// The named heuristics, and how they were found: weights tuned on seeds that no published figure uses.

#pragma once

#include <span>

#include "solver/heuristics/heuristic.hpp"

namespace castellan::solver {

/// Every weight one: the measure all others are compared with.
extern const Heuristic kPlain;

/// For building down regardless of suit: tuned on Beleaguered Castle and Streets and Alleys.
extern const Heuristic kAnySuitTuned;

/// Not tuned, but unlike each other. A coarse search keeps only the first of the positions that it takes for each
/// other, so which wins it can find is decided by its order, and another order finds others.
[[nodiscard]] std::span<const Heuristic> varied_heuristics();

/// All of them.
[[nodiscard]] std::span<const Heuristic* const> all_heuristics();

}  // namespace castellan::solver
