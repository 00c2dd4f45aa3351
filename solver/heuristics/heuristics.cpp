#include "solver/heuristics/heuristics.hpp"

#include <array>
#include <vector>

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

namespace {

constexpr std::array kVaried{
    Heuristic{.name = "varied-1",
              .not_home = 5,
              .over_own_lower = 3,
              .over_any_lower = 1,
              .next_depth = 2,
              .second_depth = 1,
              .empty_pile = -4},
    Heuristic{.name = "varied-2",
              .not_home = 2,
              .over_own_lower = 2,
              .inversion = 1,
              .broken_neighbour = 2,
              .empty_pile = -3},
    Heuristic{.name = "varied-3", .not_home = 1},
    Heuristic{.name = "varied-4", .not_home = 3, .next_depth = 1},
    Heuristic{.name = "varied-5", .not_home = 2, .over_own_lower = 4, .over_any_lower = 1},
    Heuristic{.name = "varied-6", .not_home = 4, .over_any_lower = 2, .second_depth = 1, .stuck_top = 2},
    Heuristic{
        .name = "varied-7", .not_home = 4, .over_own_lower = 2, .next_depth = 1, .low_bottom = 2, .home_spread = -1},
    Heuristic{.name = "varied-8", .not_home = 2, .over_any_lower = 1, .inversion = 1},
    Heuristic{
        .name = "varied-9", .not_home = 6, .over_own_lower = 6, .next_depth = 3, .second_depth = 3, .empty_pile = 2},
};

}  // namespace

std::span<const Heuristic> varied_heuristics() { return kVaried; }

std::span<const Heuristic* const> all_heuristics() {
  static const auto all = [] {
    std::vector<const Heuristic*> list{&kPlain, &kAnySuitTuned};
    for (const Heuristic& varied : kVaried) list.push_back(&varied);
    return list;
  }();
  return all;
}

}  // namespace castellan::solver
