#include "bench/long_search.hpp"

#include "bench/random_access.hpp"
#include "bench/sample_positions.hpp"
#include "core/deals/deal_number.hpp"
#include "core/game.hpp"

namespace castellan::bench {

CountingGame LongSearch::make_game() const { return CountingGame(fixed_rules(core::find_game(game))); }

core::Position LongSearch::start(const CountingGame& game_of) const {
  core::Board board = core::numbered_deal(game_of.rules(), {core::DealSource::kSeed, seed});
  board.base = game_of.rules().base;
  return game_of.engine().start(board);
}

void report_rates(benchmark::State& state, std::uint64_t positions, std::uint64_t lookups, double seconds,
                  std::size_t table_bytes) {
  const double bound = random_access_rate(table_bytes);
  const double lookup_rate = static_cast<double>(lookups) / seconds;
  state.SetItemsProcessed(static_cast<std::int64_t>(positions));
  state.counters["lookups_per_second"] = lookup_rate;
  state.counters["table_MiB"] = static_cast<double>(table_bytes >> 20U);
  state.counters["bound_per_second"] = bound;
  state.counters["position_share"] = static_cast<double>(positions) / seconds / bound;
  state.counters["lookup_share"] = lookup_rate / bound;
}

}  // namespace castellan::bench
