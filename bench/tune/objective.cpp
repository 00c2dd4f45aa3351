#include "bench/tune/objective.hpp"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>
#include <atomic>
#include <numeric>

#include "core/deals/deal_number.hpp"
#include "solver/batch/batch.hpp"

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
  std::uint64_t seed = seeds.first;
  bool done = false;
  const auto next = [&]() -> std::optional<solver::BatchDeal> {
    if (done) return std::nullopt;
    done = seed == seeds.last;
    const core::DealNumber number{core::DealSource::kSeed, seed};
    return solver::BatchDeal{.number = seed++, .board = core::numbered_deal(rules, number), .problem = ""};
  };
  const auto report = [&](const solver::BatchDeal& deal, const solver::Outcome& outcome) {
    if (outcome.verdict == solver::Verdict::kWinnable) boards_.push_back(deal.board.value());
  };
  std::atomic<bool> stop = false;
  solver::decide_all(rules, limits, threads_, next, report, stop);
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
