#include "solver/heuristics/heuristics.hpp"

#include <array>

namespace castellan::solver {

const Heuristic kPlain{
    .name = "plain",
    .not_home = 1,
    .over_own_lower = 1,
    .over_any_lower = 1,
    .inversion = 0,
    .broken_neighbour = 1,
    .raised_last = 0,
    .next_depth = 1,
    .second_depth = 0,
    .empty_pile = -1,
    .low_bottom = 0,
    .stuck_top = 0,
    .home_spread = 0,
};

const Heuristic kAnySuitTuned{
    .name = "any-suit",
    .not_home = 10,
    .over_own_lower = 0,
    .over_any_lower = 3,
    .inversion = 0,
    .broken_neighbour = -1,
    .raised_last = 4,
    .next_depth = 4,
    .second_depth = 0,
    .empty_pile = -14,
    .low_bottom = 0,
    .stuck_top = 0,
    .home_spread = 2,
};

std::span<const Heuristic* const> all_heuristics() {
  static constexpr std::array kAll{&kPlain, &kAnySuitTuned};
  return kAll;
}

}  // namespace castellan::solver
