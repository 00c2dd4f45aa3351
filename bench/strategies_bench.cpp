// Every strategy on fixed deals: positions a second, whatever it makes of the deals.

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "solver/budget.hpp"
#include "solver/heuristics/heuristics.hpp"
#include "solver/ladder/fixed_bases.hpp"
#include "solver/strategies/strategies.hpp"
#include "solver/strategies/workspace.hpp"

namespace castellan::bench {

namespace {

void bm_strategy(benchmark::State& state, const core::Game& game, const solver::Strategy& strategy) {
  constexpr std::uint64_t kDeals = 20;
  const solver::FixedBases bases(game.rules);
  std::vector<core::Board> boards;
  for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
    boards.push_back(core::numbered_deal(game.rules, {core::DealSource::kSeed, seed}));
  }
  solver::Limits limits;
  limits.max_positions = 20'000;
  solver::Workspace workspace(limits.max_memory);
  std::uint64_t positions = 0;
  for (auto _ : state) {
    for (const core::Board& board : boards) {
      solver::Task task = bases.tasks_of(board).front();
      task.heuristic = &solver::kPlain;
      solver::Budget budget(limits, nullptr);
      benchmark::DoNotOptimize(strategy.run(task, workspace, budget));
      positions += budget.positions();
    }
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(positions));
}

const bool kRegistered = [] {
  for (const solver::Strategy* strategy : solver::all_strategies()) {
    for (const core::Game& game : core::all_games()) {
      if (!strategy->applies(game.rules)) continue;
      const std::string name = "strategy/" + std::string(strategy->name) + "/" + std::string(game.id);
      benchmark::RegisterBenchmark(name.c_str(), [&game, strategy](benchmark::State& state) {
        bm_strategy(state, game, *strategy);
      })->Unit(benchmark::kMillisecond);
    }
  }
  return true;
}();

}  // namespace

}  // namespace castellan::bench
