// Annealing on full deals: from any position, the same line every time, and no game more than the budget has.

#include "solver/precedence/annealing.hpp"

#include <gtest/gtest.h>

#include "core/precedence/dealing.hpp"
#include "core/precedence/replay.hpp"
#include "solver/precedence/line.hpp"

namespace castellan::test {
namespace {

using core::Step;
using core::precedence::Rules;
using core::precedence::Stock;
using core::precedence::StockGame;
using solver::Budget;
using solver::Limits;
using solver::SearchEnd;
using solver::precedence::Annealing;
using solver::precedence::Line;

constexpr std::uint64_t kGames = 20'000;

Stock dealt(const Rules& rules, std::uint64_t seed) {
  return core::precedence::numbered_deal(rules, {core::DealSource::kSeed, seed});
}

TEST(PrecedenceAnnealing, WinsTheSameWayEveryTime) {
  Annealing used;
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const Stock stock = dealt({}, seed);
    const StockGame game({}, stock);
    Budget budget({}, nullptr);
    std::vector<Step> line;
    if (used.run(game, game.start(), kGames, budget, line) != SearchEnd::kWon) continue;
    ++won;
    EXPECT_TRUE(core::precedence::replay({}, stock, core::precedence::to_moves(line)).won);
    std::vector<Step> again;
    EXPECT_EQ(Annealing().run(game, game.start(), kGames, budget, again), SearchEnd::kWon);
    EXPECT_EQ(again, line);
  }
  EXPECT_GE(won, 45);
}

TEST(PrecedenceAnnealing, GoesOnFromTheMiddleOfAPass) {
  const Stock stock = dealt({}, 1);
  const StockGame game({}, stock);
  Line line(game, game.start());
  for (int turn = 0; turn < 150; ++turn) {
    line.turn();
    while (line.taking() != 0) line.play(1);
  }
  ASSERT_EQ(line.position().pass, 1);
  ASSERT_GT(line.position().turned, 0);
  Budget budget({}, nullptr);
  std::vector<Step> rest;
  ASSERT_EQ(Annealing().run(game, line.position(), kGames, budget, rest), SearchEnd::kWon);
  line.follow(rest);
  EXPECT_TRUE(core::precedence::replay({}, stock, core::precedence::to_moves(line.steps())).won);
}

TEST(PrecedenceAnnealing, StopsWhenTheGamesOrTheBudgetAreUsedUp) {
  constexpr std::uint64_t kHardSeed = 73;
  const StockGame game({}, dealt({}, kHardSeed));
  std::vector<Step> line;
  Budget plenty({}, nullptr);
  EXPECT_EQ(Annealing().run(game, game.start(), 500, plenty, line), SearchEnd::kOpen);
  EXPECT_EQ(plenty.positions(), 499U);  // The first game is no change of another one.

  Limits limits;
  limits.max_positions = 100;
  Budget little(limits, nullptr);
  EXPECT_EQ(Annealing().run(game, game.start(), 500, little, line), SearchEnd::kStopped);
  EXPECT_TRUE(line.empty());
}

TEST(PrecedenceAnnealing, IsDoneAtOnceWhenNothingCanBePlayed) {
  const Rules rules{.ranks = 3, .chains = 2, .redeals = 0};
  Stock stock;
  for (const int rank : {1, 1, 3, 1, 1}) stock.push_back(static_cast<core::Rank>(rank));
  const StockGame game(rules, stock);
  Budget budget({}, nullptr);
  std::vector<Step> line;
  EXPECT_EQ(Annealing().run(game, game.start(), kGames, budget, line), SearchEnd::kOpen);
  EXPECT_EQ(budget.positions(), 0U);
}

}  // namespace
}  // namespace castellan::test
