// The solver of Precedence against the brute-force oracle, on mini decks with every option.
//
// CASTELLAN_ORACLE_DEALS sets the number of deals; scripts/oracle.sh runs thousands.

#include <gtest/gtest.h>

#include <iostream>

#include "core/precedence/dealing.hpp"
#include "core/precedence/replay.hpp"
#include "solver/precedence/annealing.hpp"
#include "solver/precedence/decider.hpp"
#include "solver/precedence/exact_game.hpp"
#include "solver/precedence/policy.hpp"
#include "solver/precedence/relaxation.hpp"
#include "solver/precedence/satisfiability.hpp"
#include "solver/search/closed_set.hpp"
#include "solver/search/depth_first.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/precedence_oracle.hpp"

namespace castellan::test {
namespace {

using core::Step;
using core::precedence::FirstKing;
using core::precedence::Rules;
using core::precedence::Stock;
using core::precedence::StockGame;
using solver::SearchEnd;
using solver::Verdict;

constexpr std::size_t kMaxOraclePositions = 200'000;

/// Three to six ranks, two to four chains, up to three redeals, and both ways to get the first king.
Rules rules_of(std::uint64_t number) {
  Rules rules;
  rules.ranks = static_cast<std::uint8_t>(3 + number % 4);
  rules.chains = static_cast<std::uint8_t>(std::min<std::uint64_t>(2 + number / 4 % 3, rules.ranks));
  while (rules.deck_size() > 18) --rules.chains;
  rules.redeals = static_cast<std::uint8_t>(number / 12 % 4);
  if (number / 48 % 2 == 1) rules.first_king = FirstKing::kFirstAvailable;
  return rules;
}

class PrecedenceOracle : public ::testing::Test {
 protected:
  static void expect_win(const Rules& rules, const Stock& stock, const std::vector<Step>& line) {
    EXPECT_TRUE(core::precedence::replay(rules, stock, core::precedence::to_moves(line)).won);
  }

  void compare(const Rules& rules, const Stock& stock, bool winnable) {
    const StockGame game(rules, stock);
    const solver::Limits limits;
    solver::Budget budget(limits, nullptr);
    std::vector<Step> line;

    const SearchEnd exact =
        depth_first(solver::precedence::ExactGame(game), game.start(), closed_, 100'000, budget, line);
    EXPECT_EQ(exact, winnable ? SearchEnd::kWon : SearchEnd::kLost);
    if (exact == SearchEnd::kWon) expect_win(rules, stock, line);
    searched_ += budget.positions();

    const SearchEnd found = annealing_.run(game, game.start(), 2'000, budget, line);
    EXPECT_TRUE(found == SearchEnd::kOpen || (found == SearchEnd::kWon && winnable));
    if (found == SearchEnd::kWon) expect_win(rules, stock, line);
    won_by_annealing_ += found == SearchEnd::kWon ? 1U : 0U;

    const bool lost = relaxation_is_lost(game, solver::precedence::Levels(rules), game.start());
    EXPECT_FALSE(lost && winnable);
    lost_by_relaxation_ += lost ? 1U : 0U;

    const SearchEnd by_formula = solver::precedence::decide_formula(game, limits.max_memory, budget, line);
    EXPECT_EQ(by_formula, winnable ? SearchEnd::kWon : SearchEnd::kLost);
    if (by_formula == SearchEnd::kWon) expect_win(rules, stock, line);

    solver::precedence::Decider decider(rules, limits);
    const solver::Outcome outcome = decider.decide(stock);
    EXPECT_EQ(outcome.verdict, winnable ? Verdict::kWinnable : Verdict::kUnwinnable);

    for (const auto& policy : solver::precedence::all_policies()) {
      const std::vector<Step> played = policy.play(game, 1, annealing_);
      const auto result = core::precedence::replay(rules, stock, core::precedence::to_moves(played));
      EXPECT_FALSE(result.illegal_move) << policy.name << ": " << result.reason;
      EXPECT_FALSE(result.won && !winnable) << policy.name;
    }
  }

  solver::ClosedSet<core::Key> closed_{std::size_t{1} << 28U};
  solver::precedence::Annealing annealing_;
  std::uint64_t searched_ = 0;
  std::uint64_t lost_by_relaxation_ = 0;
  std::uint64_t won_by_annealing_ = 0;
};

TEST_F(PrecedenceOracle, AgreesOnEveryDealAndOption) {
  std::uint64_t winnable = 0;
  std::uint64_t lost = 0;
  std::uint64_t positions = 0;
  std::uint64_t too_large = 0;
  for (std::uint64_t number = 1; number <= oracle_deals(600); ++number) {
    const Rules rules = rules_of(number);
    const Stock stock = core::precedence::numbered_deal(rules, {core::DealSource::kSeed, number});
    const auto answer = precedence_oracle(rules, stock, kMaxOraclePositions);
    if (!answer) {
      ++too_large;
      continue;
    }
    ++(answer->winnable ? winnable : lost);
    positions += answer->positions;
    SCOPED_TRACE("deal " + std::to_string(number) + (answer->winnable ? ", winnable" : ", lost"));
    compare(rules, stock, answer->winnable);
    if (HasFailure()) break;
  }
  std::cout << "oracle: precedence: " << winnable << " winnable, " << lost << " lost, " << too_large << " too large\n";
  EXPECT_EQ(too_large, 0U);
  EXPECT_GT(lost_by_relaxation_, lost / 2);
  EXPECT_GE(100 * won_by_annealing_, 99 * winnable);
  EXPECT_LT(searched_, positions);
}

// The relaxation must hold for every position of a game, not for starts alone: no position of a winning line is lost,
// and nothing happens on it before it says that it can.
TEST_F(PrecedenceOracle, NoPositionOfAWinIsCalledLost) {
  int wins = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Rules rules;
    const Stock stock = core::precedence::numbered_deal(rules, {core::DealSource::kSeed, seed});
    const StockGame game(rules, stock);
    solver::Budget budget({}, nullptr);
    std::vector<Step> line;
    if (annealing_.run(game, game.start(), 20'000, budget, line) != SearchEnd::kWon) continue;
    ++wins;
    const solver::precedence::Levels levels(rules);
    const solver::precedence::Earliest earliest = solver::precedence::earliest(game, levels);
    auto position = game.start();
    int turn = -1;
    for (const Step step : line) {
      ASSERT_FALSE(relaxation_is_lost(game, levels, position)) << "seed " << seed;
      const bool plays = step != core::precedence::kTurn && step != core::precedence::kRedeal;
      if (plays) {
        ASSERT_LE(earliest.leaves[position.turned - 1U], turn) << "seed " << seed;
      }
      static_cast<void>(game.apply(position, step));
      if (step == core::precedence::kTurn) turn = position.pass * rules.stock_size() + position.turned - 1;
      const auto counts = levels.counts(position.chains);
      for (std::size_t level = 0; plays && level < counts.size(); ++level) {
        ASSERT_LE(earliest.played[level][counts[level]], turn) << "seed " << seed << ", level " << level;
      }
    }
  }
  EXPECT_GT(wins, 30);
}

}  // namespace
}  // namespace castellan::test
