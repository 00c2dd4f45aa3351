// Depth-first search far beyond the caches, and its distance from the limit that the memory sets.
//
// Reported beside positions a second: look-ups in the closed set a second, the size its table ends with, and both
// rates as a share of the random accesses a second in a table of that size (random_access.hpp).

#include "solver/search/depth_first.hpp"

#include <benchmark/benchmark.h>

#include <string>

#include "bench/memory.hpp"
#include "bench/random_access.hpp"
#include "bench/sample_positions.hpp"
#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "solver/cpu_time.hpp"

namespace castellan::bench {

namespace {

/// Bound of the closed set; beside it the random accesses need a table as large as its own.
constexpr std::size_t kClosedBytes = std::size_t{3} << 30U;
constexpr std::size_t kMaxDepth = 20'000'000;

/// Counts the children, each of which is looked up.
class CountingGame : public solver::RealGame {
 public:
  using RealGame::RealGame;

  void moves(const State& state, StepList& steps) const {
    RealGame::moves(state, steps);
    children_ += steps.size();
  }
  [[nodiscard]] std::uint64_t children() const { return children_; }

 private:
  mutable std::uint64_t children_ = 0;
};

/// A lost deal, so that no order of moves ends the search early, with more positions than are measured.
struct LongSearch {
  std::string_view game;
  std::uint64_t seed;
};

void bm_depth_first(benchmark::State& state, LongSearch search) {
  if (skip_if_short_of_memory(state, kClosedBytes + kClosedBytes / 2)) return;
  const CountingGame game(fixed_rules(core::find_game(search.game)));
  core::Board board = core::numbered_deal(game.rules(), {core::DealSource::kSeed, search.seed});
  board.base = game.rules().base;
  const core::Position start = game.engine().start(board);
  solver::ClosedSet<core::Key> closed(kClosedBytes);
  solver::Limits limits;
  limits.max_positions = static_cast<std::uint64_t>(state.range(0));
  std::vector<core::Step> line;
  std::uint64_t positions = 0;
  const double start_ms = solver::thread_cpu_ms();
  for (auto _ : state) {
    solver::Budget budget(limits, nullptr);
    if (depth_first(game, start, closed, kMaxDepth, budget, line) != solver::SearchEnd::kStopped ||
        budget.ran_out_of_memory()) {
      state.SkipWithError("the search ended before its last position");
      return;
    }
    positions += budget.positions();
  }
  const double seconds = (solver::thread_cpu_ms() - start_ms) / 1e3;
  const double bound = random_access_rate(closed.table_bytes());
  const double lookups = static_cast<double>(game.children()) / seconds;
  state.SetItemsProcessed(static_cast<std::int64_t>(positions));
  state.counters["lookups_per_second"] = lookups;
  state.counters["table_MiB"] = static_cast<double>(closed.table_bytes() >> 20U);
  state.counters["bound_per_second"] = bound;
  state.counters["position_share"] = static_cast<double>(positions) / seconds / bound;
  state.counters["lookup_share"] = lookups / bound;
}

BENCHMARK_CAPTURE(bm_depth_first, streets - and-alleys, LongSearch{"streets-and-alleys", 35})
    ->Name("depth_first/streets-and-alleys")
    ->Arg(100'000)
    ->Arg(1'000'000)
    ->Arg(10'000'000)
    ->Unit(benchmark::kMillisecond);

}  // namespace

}  // namespace castellan::bench
