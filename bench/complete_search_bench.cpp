// Depth-first and wide search far beyond the caches, on one thread, and their distance from the limit that the memory
// sets.

#include <benchmark/benchmark.h>

#include "bench/long_search.hpp"
#include "bench/memory.hpp"
#include "solver/cpu_time.hpp"
#include "solver/search/depth_first.hpp"
#include "solver/search/wide_search.hpp"

namespace castellan::bench {

namespace {

/// Lost, so that no order of moves ends the search early.
constexpr LongSearch kSearch{"streets-and-alleys", 35};

/// Bound of the closed set; beside it the random accesses need a table as large as its own.
constexpr std::size_t kClosedBytes = std::size_t{3} << 30U;
constexpr std::size_t kMaxDepth = 20'000'000;
/// Bound of what the wide search takes besides.
constexpr std::size_t kWideBytes = std::size_t{3} << 30U;

/// Runs a search again and again. @param search Takes budget and line. @param table_bytes Of the closed set at the end.
template <typename Search, typename TableBytes>
void measure(benchmark::State& state, const CountingGame& game, const Search& search, const TableBytes& table_bytes) {
  solver::Limits limits;
  limits.max_positions = static_cast<std::uint64_t>(state.range(0));
  std::vector<core::Step> line;
  std::uint64_t positions = 0;
  const double start_ms = solver::thread_cpu_ms();
  for (auto _ : state) {
    solver::Budget budget(limits, nullptr);
    if (search(budget, line) != solver::SearchEnd::kStopped || budget.ran_out_of_memory()) {
      state.SkipWithError("the search ended before its last position");
      return;
    }
    positions += budget.positions();
  }
  report_rates(state, positions, game.children(), (solver::thread_cpu_ms() - start_ms) / 1e3, table_bytes());
}

void bm_depth_first(benchmark::State& state) {
  if (skip_if_short_of_memory(state, kClosedBytes + kClosedBytes / 2)) return;
  const CountingGame game = kSearch.make_game();
  solver::ClosedSet<core::Key> closed(kClosedBytes);
  measure(
      state, game,
      [&](solver::Budget& budget, std::vector<core::Step>& line) {
        return depth_first(game, kSearch.start(game), closed, kMaxDepth, budget, line);
      },
      [&] { return closed.table_bytes(); });
}

void bm_wide(benchmark::State& state) {
  if (skip_if_short_of_memory(state, kClosedBytes + kClosedBytes / 2 + kWideBytes)) return;
  const CountingGame game = kSearch.make_game();
  solver::ShardedClosedSet closed(kClosedBytes);
  solver::Team team(1);
  measure(
      state, game,
      [&](solver::Budget& budget, std::vector<core::Step>& line) {
        return solver::WideSearch<CountingGame>(game, closed, kWideBytes, team, budget).run(kSearch.start(game), line);
      },
      [&] { return closed.table_bytes(); });
}

void sizes(benchmark::internal::Benchmark* all) {
  all->Arg(100'000)->Arg(1'000'000)->Arg(10'000'000)->Unit(benchmark::kMillisecond);
}

BENCHMARK(bm_depth_first)->Name("depth_first/streets-and-alleys")->Apply(sizes);
BENCHMARK(bm_wide)->Name("wide/streets-and-alleys")->Apply(sizes);

}  // namespace

}  // namespace castellan::bench
