#include "solver/batch/seed_batch.hpp"

#include <gtest/gtest.h>

#include <map>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "solver/decider.hpp"
#include "solver/games/games.hpp"
#include "tests/support/fresh_threads.hpp"

namespace castellan::solver {
namespace {

const Game& fortress() {
  static const GamePtr game = find_game("fortress");
  return *game;
}

SeedSource seeds_up_to(std::uint64_t last) {
  return [last, seed = std::uint64_t{0}]() mutable { return seed < last ? std::optional(++seed) : std::nullopt; };
}

TEST(SeedBatch, DecidesEachSeedOnceAsTheDeciderDoes) {
  const test::FreshThreads fresh_threads;
  constexpr std::uint64_t kDeals = 100;
  std::map<std::uint64_t, DealRecord> deals;
  std::atomic<bool> stop = false;
  const auto report = [&](const DealRecord& deal) { EXPECT_TRUE(deals.emplace(deal.seed, deal).second); };
  decide_seeds(fortress(), {}, 4, seeds_up_to(kDeals), report, stop);
  ASSERT_EQ(deals.size(), kDeals);
  const core::Rules& rules = *fortress().tableau();
  Decider decider(rules);
  for (const auto& [seed, deal] : deals) {
    DealRecord expected = record_of(seed, decider.decide(core::numbered_deal(rules, {core::DealSource::kSeed, seed})));
    expected.cpu_ns = deal.cpu_ns;
    ASSERT_EQ(deal, expected);
  }
}

TEST(SeedBatch, ReportsNothingDecidedOnceStopped) {
  const test::FreshThreads fresh_threads;
  std::atomic<bool> stop = false;
  std::uint64_t decided = 0;
  const auto report = [&](const DealRecord& deal) {
    if (deal.limit != LimitHit::kInterrupted) ++decided;
    stop = true;
  };
  decide_seeds(fortress(), {}, 2, seeds_up_to(1'000'000), report, stop);
  EXPECT_LT(decided, 10'000U);
}

}  // namespace
}  // namespace castellan::solver
