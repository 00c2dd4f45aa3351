// The inner loop of every search, without any search: list the moves of a position, play each, take it
// back. Perft does nothing else, so its rate is the engine's.

#include <benchmark/benchmark.h>

#include "core/castle_game.hpp"
#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/perft.hpp"

namespace castellan {

namespace {

void bm_perft(benchmark::State& state, const core::Game& game) {
  constexpr int kDepth = 4;
  constexpr core::DealNumber kDeal{core::DealSource::kSeed, 2};
  const core::CastleGame engine(game.rules);
  const core::Position start = engine.start(core::numbered_deal(game.rules, kDeal));
  std::uint64_t lines = 0;
  for (auto _ : state) lines += core::perft(engine, start, kDepth);
  state.counters["lines/s"] = benchmark::Counter(static_cast<double>(lines), benchmark::Counter::kIsRate);
}

const bool kRegistered = [] {
  for (const core::Game& game : core::all_games()) {
    benchmark::RegisterBenchmark(("perft/" + std::string(game.id)).c_str(), bm_perft, game);
  }
  return true;
}();

}  // namespace

}  // namespace castellan
