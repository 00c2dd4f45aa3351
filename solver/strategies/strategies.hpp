// Every strategy of the solver, by name.

#pragma once

#include <span>

#include "solver/strategies/strategy.hpp"

namespace castellan::solver {

extern const Strategy kBestFirstRanks;
extern const Strategy kBestFirstSuits4;
extern const Strategy kBestFirstSuits6;
extern const Strategy kBestFirstExact;
extern const Strategy kPacking;
extern const Strategy kFloating4;
extern const Strategy kFloating2;
extern const Strategy kFloating0;
extern const Strategy kDepthFirst;
extern const Strategy kWide;

/// All of the above.
[[nodiscard]] std::span<const Strategy* const> all_strategies();

}  // namespace castellan::solver
