#include "bench/tune/objective.hpp"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>
#include <atomic>
#include <numeric>

#include "core/deals/deal_number.hpp"
#include "solver/batch/seed_batch.hpp"
#include "solver/games/tableau_game.hpp"

namespace castellan::bench {

namespace {

double sum_of(const Costs& costs, std::size_t begin, std::size_t end) {
  return std::accumulate(costs.begin() + static_cast<std::ptrdiff_t>(begin),
                         costs.begin() + static_cast<std::ptrdiff_t>(end), 0.0);
}

}  // namespace

double mean_of(const Costs& costs) { return sum_of(costs, 0, costs.size()) / static_cast<double>(costs.size()); }

Objective::Objective(const core::Rules& rules, const solver::Strategy& strategy, std::uint64_t cap, SeedRange seeds,
                     int threads)
    : strategy_(strategy),
      cap_(cap),
      threads_(threads),
      deciders_([rules, cap] { return solver::Decider(rules, {.max_positions = cap, .max_seconds = std::nullopt}); }) {
  keep_winnable(rules, seeds);
}

void Objective::keep_winnable(const core::Rules& rules, SeedRange seeds) {
  solver::Limits limits;
  limits.max_positions = 2'000'000;
  const solver::GamePtr game = solver::tableau_game({"own", "own", rules, {}});
  const auto next = [seeds, next = std::optional(seeds.first)]() mutable {
    const auto seed = next;
    if (seed) next = *seed == seeds.last ? std::nullopt : std::optional(*seed + 1);
    return seed;
  };
  std::vector<std::uint64_t> won;
  const auto report = [&](const solver::DealRecord& deal) {
    if (deal.verdict == solver::Verdict::kWinnable) won.push_back(deal.seed);
  };
  std::atomic<bool> stop = false;
  solver::decide_seeds(*game, limits, threads_, next, report, stop);
  std::ranges::sort(won);
  for (const std::uint64_t seed : won) boards_.push_back(core::numbered_deal(rules, {core::DealSource::kSeed, seed}));
}

void Objective::measure(const solver::Heuristic& heuristic, std::size_t begin, std::size_t end, Costs& costs) {
  namespace tbb = oneapi::tbb;
  const solver::Rung rung{&strategy_, cap_, &heuristic};
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(threads_));
  tbb::task_arena arena(threads_);
  arena.execute([&] {
    tbb::parallel_for(begin, end, [&](std::size_t i) {
      const solver::Outcome outcome = deciders_.local().decide_by({&rung, 1}, boards_[i]);
      const bool won = outcome.verdict == solver::Verdict::kWinnable;
      costs[i] = won ? static_cast<double>(outcome.positions) : cost_of_failure();
    });
  });
}

Costs Objective::costs(const solver::Heuristic& heuristic) {
  Costs costs(deals());
  measure(heuristic, 0, deals(), costs);
  return costs;
}

std::optional<Costs> Objective::costs_if_better(const solver::Heuristic& heuristic, const Costs& incumbent) {
  constexpr std::size_t kBlocks = 16;
  constexpr double kHope = 0.1;
  Costs costs(deals());
  double lead = 0;  // Of the incumbent.
  for (std::size_t block = 0; block < kBlocks; ++block) {
    const std::size_t begin = deals() * block / kBlocks;
    const std::size_t end = deals() * (block + 1) / kBlocks;
    measure(heuristic, begin, end, costs);
    lead += sum_of(costs, begin, end) - sum_of(incumbent, begin, end);
    if (lead > kHope * sum_of(incumbent, end, deals())) return std::nullopt;
  }
  return lead < 0 ? std::optional(std::move(costs)) : std::nullopt;
}

}  // namespace castellan::bench
