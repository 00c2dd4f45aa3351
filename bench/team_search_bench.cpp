// One hard deal searched on one thread and on all cores: how much sooner the search is there, the memory once supplied.
// Wall-clock time; the machine should have nothing else to do.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

#include "bench/long_search.hpp"
#include "bench/memory.hpp"
#include "solver/search/wide_search.hpp"

namespace castellan::bench {

namespace {

/// Deals that need more than ten million positions.
constexpr LongSearch kDeals[] = {
    {"beleaguered-castle", 5820},  {"beleaguered-castle", 19899}, {"beleaguered-castle", 7724},
    {"beleaguered-castle", 17290}, {"streets-and-alleys", 12},    {"streets-and-alleys", 10648},
    {"streets-and-alleys", 12550}, {"streets-and-alleys", 12859}, {"streets-and-alleys", 15791},
    {"streets-and-alleys", 5720},
};
constexpr std::uint64_t kMaxPositions = 15'000'000;
constexpr std::size_t kClosedBytes = std::size_t{2} << 30U;
constexpr std::size_t kWideBytes = std::size_t{2} << 30U;

/// Kept from one benchmark to the next, so that none of them waits for fresh memory.
solver::ShardedClosedSet& closed_set() {
  static solver::ShardedClosedSet closed(kClosedBytes);
  return closed;
}

void bm_team(benchmark::State& state, const LongSearch& deal) {
  if (skip_if_short_of_memory(state, kClosedBytes + kWideBytes)) return;
  const CountingGame counting = deal.make_game();  // Its count is for one thread.
  const solver::RealGame game(counting.rules());
  const core::Position start = deal.start(counting);
  solver::Team team(static_cast<int>(state.range(0)));
  solver::Limits limits;
  limits.max_positions = kMaxPositions;
  std::vector<core::Step> line;
  std::uint64_t positions = 0;
  for (auto _ : state) {
    solver::Budget budget(limits, nullptr);
    benchmark::DoNotOptimize(
        solver::WideSearch<solver::RealGame>(game, closed_set(), kWideBytes, team, budget).run(start, line));
    positions += budget.positions();
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(positions));
}

/// Benchmarks are registered in a loop: there is one for each deal.
const bool kRegistered = [] {
  for (const LongSearch& deal : kDeals) {
    const std::string name = "team/" + std::string(deal.game) + "/" + std::to_string(deal.seed) + "/threads";
    benchmark::RegisterBenchmark(name.c_str(), [&deal](benchmark::State& state) { bm_team(state, deal); })
        ->Arg(1)
        ->Arg(std::max(2U, std::thread::hardware_concurrency()))
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
  }
  return true;
}();

}  // namespace

}  // namespace castellan::bench
