#include "bench/tune/hill_climb.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "core/deals/castellan_generator.hpp"
#include "solver/heuristics/features.hpp"

namespace castellan::bench {

namespace {

using solver::Heuristic;

/// Changes one or two weights by 1 to 4, now and then by three times as much.
Heuristic neighbour(const Heuristic& heuristic, core::CastellanGenerator& random) {
  constexpr std::uint64_t kLargestChange = 4;
  constexpr int kLeap = 3;
  constexpr std::uint64_t kLeapOneIn = 4;
  const auto features = solver::all_features();
  Heuristic changed = heuristic;
  for (std::uint64_t changes = 1 + random.below(2); changes > 0; --changes) {
    int& weight = changed.*features[static_cast<std::size_t>(random.below(features.size()))].weight;
    int change = 1 + static_cast<int>(random.below(kLargestChange));
    if (random.below(2) == 0) change = -change;
    if (random.below(kLeapOneIn) == 0) change *= kLeap;
    weight = std::clamp(weight + change, -solver::kLargestWeight, solver::kLargestWeight);
  }
  return changed;
}

}  // namespace

Summit hill_climb(Objective& objective, const Heuristic& start, int iterations, std::uint64_t random_seed,
                  const std::function<void(int iteration, const Summit&)>& on_improvement) {
  core::CastellanGenerator random(random_seed);
  Summit summit{start, objective.costs(start)};
  std::set<std::string> tried = {solver::format_weights(start)};
  for (int iteration = 1; iteration <= iterations; ++iteration) {
    const Heuristic candidate = neighbour(summit.heuristic, random);
    if (!solver::score_range(candidate).is_kept()) continue;
    if (!tried.insert(solver::format_weights(candidate)).second) continue;
    auto costs = objective.costs_if_better(candidate, summit.costs);
    if (!costs) continue;
    summit = {candidate, std::move(*costs)};
    on_improvement(iteration, summit);
  }
  return summit;
}

}  // namespace castellan::bench
