// The solver against the oracle: every game with every option value, and rules that no game has.
//
// CASTELLAN_ORACLE_DEALS sets the number of deals per set of rules; scripts/oracle.sh runs thousands.

#include <gtest/gtest.h>

#include <cctype>
#include <iostream>
#include <stdexcept>

#include "core/castle_game.hpp"
#include "core/game.hpp"
#include "core/replay.hpp"
#include "core/text/deal_text.hpp"
#include "core/variant.hpp"
#include "solver/decider.hpp"
#include "solver/heuristics/heuristics.hpp"
#include "solver/strategies/strategies.hpp"
#include "solver/strategies/workspace.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/oracle_answers.hpp"
#include "tests/support/variants.hpp"

namespace castellan::test {
namespace {

using core::Board;
using core::Rules;
using solver::Outcome;
using solver::Proof;
using solver::SearchEnd;
using solver::Strategy;
using solver::Verdict;

constexpr std::size_t kMaxOraclePositions = 100'000;      ///< Of a game, whose sizes are chosen to fit.
constexpr std::size_t kMaxRandomRulesPositions = 20'000;  ///< Of random rules, whose sizes are not.
/// The oracle finds a short win among few positions where a search that is not drawn to it sees many more.
constexpr std::uint64_t kMaxStrategyPositions = 1'000'000;
constexpr std::size_t kWorkspaceBytes = std::size_t{1} << 28U;
constexpr std::uint64_t kRandomRulesShards = 8;

std::uint64_t deal_count() { return oracle_deals(27); }

/// The deal of this number; of every four, one is a position in mid-game.
Board board_of(const Rules& rules, std::uint64_t number) {
  const Board deal = mini_deal(rules, number);
  return number % 4 == 3 ? played_on(rules, deal, static_cast<int>(number % 20), number) : deal;
}

void expect_verdict(const Rules& rules, const Board& board, const OracleAnswer& answer, const Outcome& outcome) {
  EXPECT_EQ(outcome.verdict == Verdict::kWinnable, answer.winnable);
  EXPECT_NE(outcome.verdict, Verdict::kUndecided);
  if (outcome.verdict == Verdict::kWinnable) {
    EXPECT_EQ(outcome.proof, Proof::kSolution);
    EXPECT_TRUE(core::replay(rules, board, core::to_moves(board, outcome.line)).won);
    EXPECT_GE(static_cast<int>(outcome.line.size()), answer.shortest_win);
  } else {
    EXPECT_NE(outcome.proof, Proof::kSolution);
    EXPECT_NE(outcome.proof, Proof::kNone);
    EXPECT_TRUE(outcome.line.empty());
  }
}

void expect_straight(const Board& board, const OracleAnswer& answer, solver::Decider& decider, const Rules& rules) {
  const Outcome outcome = decider.answer(solver::Question::kStraight, board);
  expect_verdict(rules, board, answer, outcome);
  EXPECT_LE(outcome.line.size(), decider.decide(board).line.size());
}

void expect_shortest(const Board& board, const OracleAnswer& answer, solver::Decider& decider, const Rules& rules) {
  const Outcome outcome = decider.answer(solver::Question::kShortest, board);
  expect_verdict(rules, board, answer, outcome);
  if (!answer.winnable) return;
  EXPECT_EQ(static_cast<int>(outcome.line.size()), answer.shortest_win);
  EXPECT_TRUE(outcome.is_shortest()) << outcome.lower_bound.value_or(0);
}

/// Holds a strategy to what it declares.
void expect_promises_kept(const Strategy& strategy, const solver::Task& task, const OracleAnswer& answer,
                          solver::Workspace& workspace) {
  solver::Limits limits;
  limits.max_positions = kMaxStrategyPositions;
  solver::Budget budget(limits, nullptr);
  const solver::SearchResult result = strategy.run(task, workspace, budget);
  switch (result.end) {
    case SearchEnd::kWon:
      EXPECT_TRUE(strategy.finds_wins);
      EXPECT_TRUE(answer.winnable);
      EXPECT_TRUE(core::replay(task.game->rules(), *task.board, core::to_moves(*task.board, result.line)).won);
      break;
    case SearchEnd::kLost:
      EXPECT_NE(strategy.loss_proof, Proof::kNone);
      EXPECT_FALSE(answer.winnable);
      break;
    case SearchEnd::kOpen: EXPECT_NE(strategy.loss_proof, Proof::kExhausted) << "gave up an exact search"; break;
    case SearchEnd::kStopped:
      EXPECT_TRUE(answer.winnable);
      EXPECT_TRUE(budget.hit() != solver::LimitHit::kNone || budget.ran_out_of_memory());
      break;
  }
}

void expect_promises_kept(const Rules& rules, const Board& board, const OracleAnswer& answer,
                          solver::Workspace& workspace) {
  const solver::RealGame game(rules);
  for (const Strategy* strategy : solver::all_strategies()) {
    if (!strategy->applies(rules)) continue;
    for (const solver::Heuristic* heuristic : solver::all_heuristics()) {
      SCOPED_TRACE(std::string(strategy->name) + " with heuristic " + std::string(heuristic->name));
      expect_promises_kept(*strategy, {&game, game.engine().start(board), &board, heuristic}, answer, workspace);
      if (!strategy->uses_heuristic) break;
    }
  }
}

/// Asks the oracle and everything that gives verdicts about one deal.
void compare(const Rules& rules, const Board& board, solver::Decider& decider, solver::Workspace& workspace,
             OracleAnswers& answers, std::size_t max_oracle_positions = kMaxOraclePositions) {
  const auto answer = answers.ask(rules, board, max_oracle_positions);
  if (!answer) return;
  SCOPED_TRACE(describe(rules, board) + (answer->winnable ? "winnable" : "lost"));
  try {
    expect_verdict(rules, board, *answer, decider.decide(board));
    expect_straight(board, *answer, decider, rules);
    expect_shortest(board, *answer, decider, rules);
  } catch (const std::logic_error& error) {
    ADD_FAILURE() << error.what();
  }
  // A strategy wants a given base; the games of each base have tests of their own.
  if (board.base != core::Rank::kNone) {
    Rules given = rules;
    given.base = board.base;
    expect_promises_kept(given, board, *answer, workspace);
  }
}

/// Rules of a game with these options and a deck of this size.
Rules mini_variant(std::string_view game, const std::vector<std::string>& settings, MiniSize size) {
  return shrunk(core::make_variant(core::find_game(game), settings).rules, size);
}

void compare_line(const Rules& rules, std::string_view line) {
  solver::Workspace workspace(kWorkspaceBytes);
  solver::Decider decider(rules);
  OracleAnswers answers;
  compare(rules, core::parse_line_text(rules, line), decider, workspace, answers);
  EXPECT_EQ(answers.winnable(), 1U) << line;
}

// The game of open base is not just a game of each base: before the first card is home nothing is forced.
TEST(OracleTraps, ForcedPlayBeginsWhenTheBaseIsChosen) {
  compare_line(mini_variant("chessboard", {"return=no", "auto=yes"}, {4, 3, 3}), "3H AS 2S 2H:3S AC 2C 3D:AD 3C AH 2D");
}

// A second card on its foundation would keep the base card from coming back and taking the card one below it.
TEST(OracleTraps, ReturnedBaseCardTakesTheCardOneBelowIt) {
  compare_line(mini_variant("chessboard", {"return=yes"}, {2, 6, 3}), "F=AS:6S 2C 6C AC:4S 4C 2S 3C:5S 3S 5C");
}

// A cell is not forced, and must wait while a pile is.
TEST(OracleTraps, ForcedPileGoesBeforeASafeCell) {
  Rules rules = mini_variant("streets-and-alleys", {"return=no", "auto=yes"}, {3, 5, 2});
  rules.cells = 1;
  compare_line(rules, "F=AH AC AS:C=2H:3H 4C 2S 5H 2C:3C 5S 4H 4S 5C 3S");
}

// Sent home from its cell, the two of spades would make the three follow, which is to hold the two of hearts.
TEST(OracleTraps, CellThatFitsMayWaitLestItForceTheNextCard) {
  Rules rules = mini_variant("streets-and-alleys", {"return=no", "auto=yes"}, {3, 4, 2});
  rules.cells = 2;
  compare_line(rules, "F=AS:C=2S 2H:4S 2C 3S:3C AC AH 4C 4H 3H");
}

// The first ace would go home without harm, were it not for the cards that must follow from then on.
TEST(OracleTraps, FirstCardHomeMayWaitWhereOthersMustFollow) {
  Rules rules = mini_variant("streets-and-alleys", {"return=no", "auto=yes"}, {2, 6, 4});
  rules.base = core::Rank::kNone;
  rules.space_fill = core::SpaceFill::kKingsOnly;
  compare_line(rules, "6C 2C 3S:3C AC 5S:5C 4S 2S:AS 6S 4C");
}

class OracleVariants : public ::testing::TestWithParam<NamedRules> {
 protected:
  // Of some variants nearly every mini deal is of one kind; of all that one process asks about there are many of both.
  static void TearDownTestSuite() {
    constexpr std::uint64_t kEnough = 200;
    if (asked < kEnough) return;
    EXPECT_GT(winnable, asked / 10);
    EXPECT_GT(lost, asked / 10);
  }

  static inline std::uint64_t asked = 0;
  static inline std::uint64_t winnable = 0;
  static inline std::uint64_t lost = 0;
};

TEST_P(OracleVariants, AgreeOnEveryDeal) {
  solver::Workspace workspace(kWorkspaceBytes);
  OracleAnswers answers;
  for (std::uint64_t number = 0; number < deal_count(); ++number) {
    const Rules rules = shrunk(GetParam().rules, mini_size(GetParam().rules, number));
    solver::Decider decider(rules);
    compare(rules, board_of(rules, number), decider, workspace, answers);
  }
  std::cout << "oracle: " << GetParam().name << ": " << answers.text() << '\n';
  // Where runs move more positions can be reached than the oracle will walk through, in some deals.
  answers.expect_given_up_at_most(GetParam().rules.move == core::MoveUnit::kRun ? 40 : 2);
  asked += answers.asked();
  winnable += answers.winnable();
  lost += answers.lost();
}

INSTANTIATE_TEST_SUITE_P(Games, OracleVariants, ::testing::ValuesIn(all_variants()), [](const auto& variant) {
  std::string name = variant.param.name;
  for (char& letter : name) {
    if (std::isalnum(static_cast<unsigned char>(letter)) == 0) letter = '_';
  }
  return name;
});

class OracleRandomRules : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(OracleRandomRules, AgreeOnEveryDeal) {
  constexpr std::uint64_t kDealsPerRules = 4;
  solver::Workspace workspace(kWorkspaceBytes);
  OracleAnswers answers;
  for (std::uint64_t i = 0; i < deal_count(); ++i) {
    const std::uint64_t number = i * kRandomRulesShards + GetParam();
    const Rules rules = random_rules(number);
    solver::Decider decider(rules);
    for (std::uint64_t deal = 0; deal < kDealsPerRules; ++deal) {
      compare(rules, board_of(rules, number + deal), decider, workspace, answers, kMaxRandomRulesPositions);
    }
  }
  std::cout << "oracle: random rules " << GetParam() << ": " << answers.text() << '\n';
  EXPECT_GT(answers.winnable(), answers.asked() / 6);
  EXPECT_GT(answers.lost(), answers.asked() / 6);
  answers.expect_given_up_at_most(20);
}

INSTANTIATE_TEST_SUITE_P(Shards, OracleRandomRules, ::testing::Range(std::uint64_t{0}, kRandomRulesShards));

}  // namespace
}  // namespace castellan::test
