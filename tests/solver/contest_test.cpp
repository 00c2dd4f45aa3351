#include "solver/batch/contest.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/replay.hpp"
#include "solver/decider.hpp"
#include "solver/heuristics/heuristics.hpp"
#include "solver/strategies/strategies.hpp"
#include "tests/support/fresh_threads.hpp"

namespace castellan::solver {
namespace {

constexpr std::uint64_t kDeals = 20;
constexpr std::uint64_t kMaxPositions = 5000;

Contestant alone(const Strategy& strategy) {
  return {std::string(strategy.name), {{&strategy, std::numeric_limits<std::uint64_t>::max(), &kPlain}}};
}

/// The usual ladder first, then every strategy that applies.
std::vector<Contestant> contestants_for(const core::Rules& rules) {
  const auto usual = ladder_for(rules);
  std::vector<Contestant> contestants = {{"ladder", {usual.begin(), usual.end()}}};
  for (const Strategy* strategy : all_strategies()) {
    if (strategy->applies(rules)) contestants.push_back(alone(*strategy));
  }
  return contestants;
}

std::vector<std::vector<Outcome>> results_of(const core::Rules& rules, const std::vector<Contestant>& contestants,
                                             int threads) {
  const test::FreshThreads fresh_threads;
  Limits limits;
  limits.max_positions = kMaxPositions;
  std::vector<std::vector<Outcome>> results;
  std::atomic<bool> stop = false;
  const auto next = [seed = std::uint64_t{0}]() mutable {
    return seed < kDeals ? std::optional(++seed) : std::nullopt;
  };
  const auto report = [&](std::uint64_t seed, const std::vector<Outcome>& outcomes) {
    results.push_back(outcomes);
    EXPECT_EQ(seed, results.size());
  };
  run_contest(rules, contestants, limits, threads, next, report, stop);
  return results;
}

std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const core::Game& game : core::all_games()) ids.emplace_back(game.id);
  return ids;
}

class EveryGame : public testing::TestWithParam<std::string> {};

TEST_P(EveryGame, TheLadderDecidesAsTheDeciderDoes) {
  const core::Rules& rules = core::find_game(GetParam()).rules;
  const auto results = results_of(rules, contestants_for(rules), 1);
  ASSERT_EQ(results.size(), kDeals);
  Limits limits;
  limits.max_positions = kMaxPositions;
  Decider decider(rules, limits);
  for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
    const Outcome expected = decider.decide(core::numbered_deal(rules, {core::DealSource::kSeed, seed}));
    const Outcome& outcome = results[seed - 1].front();
    EXPECT_EQ(outcome.verdict, expected.verdict) << seed;
    EXPECT_EQ(outcome.positions, expected.positions) << seed;
    EXPECT_EQ(outcome.line, expected.line) << seed;
  }
}

TEST_P(EveryGame, ResultsDoNotDependOnThreadsOrOnWhoElseRuns) {
  const core::Rules& rules = core::find_game(GetParam()).rules;
  const std::vector<Contestant> contestants = contestants_for(rules);
  const auto one = results_of(rules, contestants, 1);
  const auto three = results_of(rules, contestants, 3);
  ASSERT_EQ(one.size(), kDeals);
  ASSERT_EQ(three.size(), kDeals);
  for (std::size_t i = 0; i < contestants.size(); ++i) {
    const auto single = results_of(rules, {contestants[i]}, 1);
    ASSERT_EQ(single.size(), kDeals);
    for (std::size_t deal = 0; deal < one.size(); ++deal) {
      for (const Outcome* other : {&three[deal][i], &single[deal][0]}) {
        EXPECT_EQ(one[deal][i].verdict, other->verdict) << contestants[i].name << " " << deal;
        EXPECT_EQ(one[deal][i].limit, other->limit) << contestants[i].name << " " << deal;
        EXPECT_EQ(one[deal][i].positions, other->positions) << contestants[i].name << " " << deal;
      }
    }
  }
}

TEST_P(EveryGame, NoTwoStrategiesContradictEachOther) {
  const core::Rules& rules = core::find_game(GetParam()).rules;
  const std::vector<Contestant> contestants = contestants_for(rules);
  const auto results = results_of(rules, contestants, 2);
  ASSERT_EQ(results.size(), kDeals);
  std::size_t compared = 0;  // Verdicts beside another one on the same deal.
  for (std::size_t deal = 0; deal < results.size(); ++deal) {
    bool won = false;
    bool lost = false;
    for (std::size_t i = 0; i < contestants.size(); ++i) {
      const Outcome& outcome = results[deal][i];
      compared += (won || lost) && outcome.verdict != Verdict::kUndecided ? 1U : 0U;
      won = won || outcome.verdict == Verdict::kWinnable;
      lost = lost || outcome.verdict == Verdict::kUnwinnable;
      if (outcome.verdict != Verdict::kWinnable) continue;
      const core::Board board = core::numbered_deal(rules, {core::DealSource::kSeed, deal + 1});
      EXPECT_TRUE(core::replay(rules, board, core::to_moves(board, outcome.line)).won)
          << contestants[i].name << " " << deal + 1;
    }
    EXPECT_FALSE(won && lost) << deal + 1;
  }
  EXPECT_GT(compared, 2 * kDeals);
}

INSTANTIATE_TEST_SUITE_P(Contest, EveryGame, testing::ValuesIn(game_ids()), [](const auto& game) {
  std::string name = game.param;
  std::erase(name, '-');
  return name;
});

TEST(Contest, TellsRunningDryFromBeingStopped) {
  const core::Rules& rules = core::find_game("beleaguered-castle").rules;
  const std::vector<Contestant> contestants = {alone(kBestFirstRanks), alone(kDepthFirst)};
  int dry = 0;
  int stopped = 0;
  for (const auto& outcomes : results_of(rules, contestants, 1)) {
    for (const Outcome& outcome : outcomes) {
      if (outcome.verdict != Verdict::kUndecided) continue;
      const bool full = outcome.positions >= kMaxPositions;
      EXPECT_EQ(outcome.limit, full ? LimitHit::kPositions : LimitHit::kNone);
      ++(full ? stopped : dry);
    }
    EXPECT_NE(outcomes[0].verdict, Verdict::kUnwinnable);  // What a coarse search cannot prove.
  }
  EXPECT_GT(dry, 0);
  EXPECT_GT(stopped, 0);
}

}  // namespace
}  // namespace castellan::solver
