// The formula on full decks, where no oracle reaches: a loss that no other search proves, and what limits do to it.

#include "solver/precedence/satisfiability.hpp"

#include <gtest/gtest.h>

#include "core/precedence/dealing.hpp"
#include "core/precedence/replay.hpp"

namespace castellan::test {
namespace {

using core::Step;
using core::precedence::StockGame;
using solver::Budget;
using solver::LimitHit;
using solver::Limits;
using solver::SearchEnd;
using solver::precedence::decide_formula;

constexpr std::size_t kMemory = std::size_t{1} << 30U;

/// One that annealing does not win and the relaxation does not prove lost.
StockGame lost_game() {
  constexpr std::uint64_t kLostSeed = 654;
  return {{}, core::precedence::numbered_deal({}, {core::DealSource::kSeed, kLostSeed})};
}

TEST(PrecedenceFormula, ProvesAFullDeckLost) {
  const StockGame game = lost_game();
  std::vector<Step> line;
  Budget budget({}, nullptr);
  EXPECT_EQ(decide_formula(game, kMemory, budget, line), SearchEnd::kLost);
  EXPECT_TRUE(line.empty());
  EXPECT_EQ(budget.hit(), LimitHit::kNone);
}

TEST(PrecedenceFormula, WinsAFullDeck) {
  const core::precedence::Rules rules{.redeals = core::precedence::kMaxRedeals};
  const auto stock = core::precedence::numbered_deal(rules, {core::DealSource::kSeed, 1});
  const StockGame game(rules, stock);
  std::vector<Step> line;
  Budget budget({}, nullptr);
  ASSERT_EQ(decide_formula(game, kMemory, budget, line), SearchEnd::kWon);
  EXPECT_TRUE(core::precedence::replay(rules, stock, core::precedence::to_moves(line)).won);
}

TEST(PrecedenceFormula, StopsWhenPositionsOrMemoryAreUsedUp) {
  const StockGame game = lost_game();
  std::vector<Step> line;
  Limits limits;
  limits.max_positions = 10'000;
  Budget little(limits, nullptr);
  EXPECT_EQ(decide_formula(game, kMemory, little, line), SearchEnd::kStopped);
  EXPECT_EQ(little.hit(), LimitHit::kPositions);
  EXPECT_EQ(little.positions(), 10'000U);

  Budget plenty({}, nullptr);
  EXPECT_EQ(decide_formula(game, std::size_t{1} << 20U, plenty, line), SearchEnd::kStopped);
  EXPECT_TRUE(plenty.ran_out_of_memory());
  EXPECT_EQ(plenty.positions(), 0U);
}

}  // namespace
}  // namespace castellan::test
