// The named heuristics, and how they were found: weights tuned on seeds that no published figure uses.

#pragma once

#include <span>

#include "solver/heuristics/heuristic.hpp"

namespace castellan::solver {

/// Every weight one: the measure all others are compared with.
extern const Heuristic kPlain;

/// For building down regardless of suit: tuned on Beleaguered Castle and Streets and Alleys.
extern const Heuristic kAnySuitTuned;

/// All of them.
[[nodiscard]] std::span<const Heuristic* const> all_heuristics();

}  // namespace castellan::solver
