#include "solver/strategies/strategies.hpp"

#include <array>

namespace castellan::solver {

std::span<const Strategy* const> all_strategies() {
  static constexpr std::array kAll{&kBestFirstRanks, &kBestFirstSuits4, &kBestFirstSuits6, &kBestFirstExact, &kPacking,
                                   &kFloating4,      &kFloating2,       &kFloating0,       &kDepthFirst,     &kWide};
  return kAll;
}

}  // namespace castellan::solver
