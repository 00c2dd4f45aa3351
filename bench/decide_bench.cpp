// What one deal costs on average: the same hundred deals of each game, in one worker's memory.
//
// Few deals make most of a mean, so a limit keeps the hardest from drowning the others.

#include <benchmark/benchmark.h>

#include <vector>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "solver/decider.hpp"

namespace castellan {

namespace {

void bm_decide(benchmark::State& state, const core::Game& game) {
  constexpr unsigned kDeals = 100;
  solver::Limits limits;
  limits.max_positions = 200'000;
  std::vector<core::Board> boards;
  for (unsigned seed = 1; seed <= kDeals; ++seed) {
    boards.push_back(core::numbered_deal(game.rules, {core::DealSource::kSeed, seed}));
  }
  solver::Decider decider(game.rules, limits);
  std::uint64_t positions = 0;
  std::uint64_t undecided = 0;
  for (auto _ : state) {
    for (const core::Board& board : boards) {
      const solver::Outcome outcome = decider.decide(board);
      positions += outcome.positions;
      undecided += outcome.verdict == solver::Verdict::kUndecided ? 1 : 0;
    }
  }
  const auto runs = static_cast<double>(state.iterations());
  state.SetItemsProcessed(state.iterations() * kDeals);
  state.counters["positions/s"] = benchmark::Counter(static_cast<double>(positions), benchmark::Counter::kIsRate);
  state.counters["undecided"] = static_cast<double>(undecided) / runs;
}

const bool kRegistered = [] {
  for (const core::Game& game : core::all_games()) {
    benchmark::RegisterBenchmark(("decide/" + std::string(game.id)).c_str(), bm_decide, game)
        ->Unit(benchmark::kMillisecond);
  }
  return true;
}();

}  // namespace

}  // namespace castellan
