#include "solver/analysis/difficulty.hpp"

#include <gtest/gtest.h>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "solver/decider.hpp"

namespace castellan::solver {
namespace {

TEST(Difficulty, GrowsWithPositionsAndMoves) {
  EXPECT_EQ(difficulty(1024, 96), 13.0);
  EXPECT_EQ(difficulty(2048, 96), 14.0);
  EXPECT_EQ(difficulty(1024, 112), 13.5);
  EXPECT_EQ(difficulty_tenths(1024, 96), 130U);
}

TEST(Difficulty, IsRoundedToOneDecimal) {
  EXPECT_EQ(difficulty(1000, 100), 13.1);  // 9.966 + 3.125
  EXPECT_EQ(difficulty(3, 1), 1.6);        // 1.585 + 0.031
}

TEST(Difficulty, IsNoneOfNothingAndCountsNoWandering) {
  EXPECT_EQ(difficulty(0, 0), 0.0);
  EXPECT_EQ(difficulty(1, 0), 0.0);
  EXPECT_EQ(difficulty(1024, 256), 18.0);
  EXPECT_EQ(difficulty(1024, 200'000), 18.0);
}

TEST(Difficulty, IsOfWinnableDealsOnly) {
  DealRecord deal{.stage = {}, .positions = 1024, .moves = 96};
  EXPECT_FALSE(difficulty_of(deal));
  deal.verdict = Verdict::kUnwinnable;
  EXPECT_FALSE(difficulty_of(deal));
  deal.verdict = Verdict::kWinnable;
  EXPECT_EQ(difficulty_of(deal), 13.0);
}

TEST(Difficulty, OfADealIsTheSameHoweverItIsDecided) {
  const core::Rules& rules = core::find_game("fortress").rules;
  Decider decider(rules);
  std::size_t winnable = 0;
  std::size_t shortened = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const core::Board board = core::numbered_deal(rules, {core::DealSource::kSeed, seed});
    const Outcome quick = decider.decide(board);
    const Outcome straight = decider.answer(Question::kStraight, board);
    EXPECT_EQ(quick.difficulty, difficulty_of(record_of(seed, quick)));
    EXPECT_EQ(straight.difficulty, quick.difficulty);
    EXPECT_EQ(straight.verdict, quick.verdict);
    EXPECT_EQ(straight.positions, quick.positions);
    if (quick.verdict != Verdict::kWinnable) continue;
    ++winnable;
    shortened += straight.line.size() < quick.line.size() ? 1 : 0;
    EXPECT_EQ(decider.answer(Question::kShortest, board).difficulty, quick.difficulty);
  }
  EXPECT_GT(winnable, 0U);
  EXPECT_GT(shortened, 0U);
}

}  // namespace
}  // namespace castellan::solver
