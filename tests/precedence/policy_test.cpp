// Policies of Precedence: what they win, that their two forms agree, and that none looks ahead.

#include "solver/precedence/policy.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <random>

#include "core/deals/castellan_generator.hpp"
#include "core/precedence/dealing.hpp"
#include "core/precedence/replay.hpp"
#include "solver/precedence/line.hpp"
#include "solver/precedence/policy_run.hpp"
#include "tests/support/expect_error.hpp"

namespace castellan::test {
namespace {

using core::Step;
using core::precedence::kTurn;
using core::precedence::Rules;
using core::precedence::Stock;
using core::precedence::StockGame;
using solver::PolicyScore;
using solver::precedence::all_policies;
using solver::precedence::Annealing;
using solver::precedence::find_policy;
using solver::precedence::Policy;

Stock dealt(std::uint64_t seed) { return core::precedence::numbered_deal({}, {core::DealSource::kSeed, seed}); }

PolicyScore score_of(const Policy& policy, const Rules& rules, std::uint64_t deals, int threads) {
  PolicyScore sum;
  std::atomic<bool> stop = false;
  play_all(
      rules, policy, 1, deals, threads, [&](const PolicyScore& score) { sum.add(score); }, stop);
  return sum;
}

/// The steps up to the turn after the first `cards` cards.
std::vector<Step> steps_while_seen(const Policy& policy, const Stock& stock, int cards) {
  Annealing annealing;
  const std::vector<Step> steps = policy.play(StockGame({}, stock), 7, annealing);
  int turns = 0;
  const auto end =
      std::find_if(steps.begin(), steps.end(), [&](Step step) { return step == kTurn && turns++ == cards; });
  return {steps.begin(), end};
}

TEST(PrecedencePolicy, NoneLooksAtACardThatItHasNotSeen) {
  std::mt19937_64 random(3);
  for (const Policy& policy : all_policies()) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const Stock stock = dealt(seed);
      const int cards = 20 + static_cast<int>(random() % 80);
      Stock other = stock;
      std::shuffle(other.begin() + cards, other.end(), random);
      ASSERT_NE(other, stock);
      EXPECT_EQ(steps_while_seen(policy, stock, cards), steps_while_seen(policy, other, cards))
          << policy.name << ", seed " << seed << ", " << cards << " cards seen";
    }
  }
}

TEST(PrecedencePolicy, TheGamePlayedIsTheGameCounted) {
  Annealing annealing;
  for (const Policy& policy : all_policies()) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const Stock stock = dealt(seed);
      const StockGame game({}, stock);
      const auto result =
          core::precedence::replay({}, stock, core::precedence::to_moves(policy.play(game, seed, annealing)));
      EXPECT_FALSE(result.illegal_move) << policy.name << ": " << result.reason;
      const int left = policy.cards_left({}, stock, seed, annealing);
      EXPECT_EQ(static_cast<int>(result.table.stock.size() + result.table.waste.size()), left) << policy.name;
    }
  }
}

TEST(PrecedencePolicy, WinRatesAreAsMeasured) {
  // A separate plain program won 14.5 % of 30,000 deals by "rightmost" and 0.27 % by "random".
  const Rules rules;
  EXPECT_EQ(score_of(find_policy("rightmost"), rules, 20'000, 2).won, 2969U);
  EXPECT_EQ(score_of(find_policy("leftmost"), rules, 20'000, 2).won, 0U);
  const auto random = score_of(find_policy("random"), rules, 20'000, 2).won;
  EXPECT_GT(random, 20U);
  EXPECT_LT(random, 100U);
  EXPECT_GE(score_of(find_policy("memory"), rules, 30, 2).won, 24U);
}

TEST(PrecedencePolicy, ScoresDoNotDependOnTheNumberOfThreads) {
  const PolicyScore one = score_of(find_policy("random"), {}, 1000, 1);
  const PolicyScore four = score_of(find_policy("random"), {}, 1000, 4);
  EXPECT_EQ(one.deals, 1000U);
  EXPECT_EQ(one.won, four.won);
  EXPECT_EQ(one.cards_left, four.cards_left);
}

/// A game played at random by the numbers of one generator.
std::vector<Step> played_at_random(const StockGame& game, core::CastellanGenerator random) {
  solver::precedence::Line line(game, game.start());
  while (line.turn()) {
    while (unsigned taking = line.taking()) {
      const auto foundations = static_cast<std::uint64_t>(std::popcount(taking));
      for (std::uint64_t skip = foundations == 1 ? 0 : random.below(foundations); skip > 0; --skip)
        taking &= taking - 1;
      line.play_on(std::countr_zero(taking));
    }
  }
  return line.steps();
}

TEST(PrecedencePolicy, RandomChoicesAreNotThoseThatShuffledTheDeal) {
  const Policy& policy = find_policy("random");
  Annealing annealing;
  int same = 0;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const Stock stock = dealt(seed);
    const StockGame game({}, stock);
    same += policy.play(game, seed, annealing) == played_at_random(game, core::CastellanGenerator(seed)) ? 1 : 0;
    EXPECT_EQ(policy.play(game, seed, annealing), policy.play(game, seed, annealing));
  }
  EXPECT_EQ(same, 0);
}

TEST(PrecedencePolicy, AnUnknownNameIsRefused) {
  EXPECT_EQ(error_of([] { static_cast<void>(find_policy("best")); }),
            "no policy is called 'best'; the policies are rightmost, most-behind, random, leftmost, memory");
}

}  // namespace
}  // namespace castellan::test
