// Rungs searched side by side: whatever the number of threads, the outcome is that of the climb rung by rung.

#include "solver/ladder/rung_race.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "solver/decider.hpp"
#include "solver/heuristics/heuristics.hpp"
#include "solver/strategies/strategies.hpp"

namespace castellan::solver {
namespace {

const core::Rules& rules() { return core::find_game("streets-and-alleys").rules; }

core::Board deal(std::uint64_t seed) { return core::numbered_deal(rules(), {core::DealSource::kSeed, seed}); }

/// Seeds of deals that get as far as the race, and are decided in it.
constexpr std::uint64_t kHardSeeds[] = {10, 18, 35, 36, 47, 85, 91, 95};

/// A ladder whose race matters: the first rung makes every deal a hard one, and any of the next may decide.
std::vector<Rung> ladder() {
  return {{&kDepthFirst, 110'000, nullptr},    {&kFloating4, 5'000, nullptr},        {&kBestFirstRanks, 2'000, &kPlain},
          {&kFloating0, 20'000, nullptr},      {&kBestFirstSuits4, 30'000, &kPlain}, {&kFloating2, 300'000, nullptr},
          {&kBestFirstExact, 60'000, &kPlain}, {&kWide, kNoAllowance, nullptr}};
}

Outcome decide(std::uint64_t seed, int threads, std::uint64_t max_positions) {
  Limits limits;
  limits.max_positions = max_positions;
  return Decider(rules(), ladder(), limits, nullptr, threads).decide(deal(seed));
}

void expect_same(const Outcome& raced, const Outcome& climbed) {
  EXPECT_EQ(raced.verdict, climbed.verdict);
  EXPECT_EQ(raced.proof, climbed.proof);
  EXPECT_EQ(raced.stage, climbed.stage);
  EXPECT_EQ(raced.limit, climbed.limit);
  EXPECT_EQ(raced.positions, climbed.positions);
  EXPECT_EQ(raced.line, climbed.line);
}

TEST(RungRace, ChangesNothingButTheTime) {
  int won = 0;
  int lost = 0;
  for (const std::uint64_t seed : kHardSeeds) {
    const Outcome climbed = decide(seed, 1, 1'000'000);
    EXPECT_GT(climbed.positions, 100'000U) << "no race: choose another seed than " << seed;
    won += climbed.verdict == Verdict::kWinnable ? 1 : 0;
    lost += climbed.verdict == Verdict::kUnwinnable ? 1 : 0;
    for (const int threads : {2, 3}) {
      SCOPED_TRACE("seed " + std::to_string(seed) + ", threads " + std::to_string(threads));
      expect_same(decide(seed, threads, 1'000'000), climbed);
    }
  }
  EXPECT_GT(won, 0);
  EXPECT_GT(lost, 0);
}

TEST(RungRace, TheLimitOfTheDealCutsTheSameRung) {
  const std::uint64_t seed = kHardSeeds[0];
  const std::uint64_t least = 110'001;
  const std::uint64_t whole = decide(seed, 1, 100'000'000).positions;
  ASSERT_GT(whole, least);
  int cut = 0;
  for (const std::uint64_t eighths : {0U, 1U, 2U, 3U, 5U, 7U, 8U, 16U}) {
    const std::uint64_t most = least + (whole - least) * eighths / 8;
    SCOPED_TRACE(most);
    const Outcome climbed = decide(seed, 1, most);
    expect_same(decide(seed, 2, most), climbed);
    cut += climbed.limit == LimitHit::kPositions ? 1 : 0;
  }
  EXPECT_GT(cut, 3);
}

TEST(RungRace, EndsWithTheTimeOfTheDeal) {
  Limits limits;
  limits.max_positions = 1'000'000'000;
  limits.max_seconds = 0.5;
  std::vector<Rung> endless{{&kDepthFirst, 110'000, nullptr},
                            {&kBestFirstExact, 900'000'000, &kPlain},
                            {&kBestFirstSuits6, 900'000'000, &kPlain}};
  const Outcome outcome = Decider(rules(), endless, limits, nullptr, 2).decide(deal(10648));
  EXPECT_EQ(outcome.verdict, Verdict::kUndecided);
  EXPECT_EQ(outcome.limit, LimitHit::kTime);
}

TEST(RungRace, EndsWhenInterrupted) {
  std::atomic<bool> stop = false;
  std::thread interrupter([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    stop = true;
  });
  std::vector<Rung> endless{{&kDepthFirst, 110'000, nullptr},
                            {&kBestFirstExact, 900'000'000, &kPlain},
                            {&kBestFirstSuits6, 900'000'000, &kPlain}};
  Limits limits;
  limits.max_positions = 1'000'000'000;
  const Outcome outcome = Decider(rules(), endless, limits, &stop, 2).decide(deal(10648));
  interrupter.join();
  EXPECT_EQ(outcome.limit, LimitHit::kInterrupted);
}

}  // namespace
}  // namespace castellan::solver
