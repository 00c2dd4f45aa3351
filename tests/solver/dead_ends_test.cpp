// Dead ends: which positions they are, and that the oracle never wins one.

#include "solver/search/dead_ends.hpp"

#include <gtest/gtest.h>

#include "core/text/deal_text.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/oracle_answers.hpp"
#include "tests/support/text_deals.hpp"
#include "tests/support/variants.hpp"

namespace castellan::test {
namespace {

using core::Board;
using core::Rules;

bool is_dead_end(const Rules& rules, const Board& board) {
  const core::CastleGame game(rules);
  return solver::DeadEnds(game).contain(game, solver::FoundationOrder(rules), game.start(board));
}
bool is_dead_end(const Rules& rules, std::string_view line) {
  return is_dead_end(rules, core::parse_line_text(rules, line));
}

TEST(DeadEnds, CardsThatNothingTakesBlockTheirPile) {
  const Rules rules = shrunk(rules_of("streets-and-alleys"), {3, 3, 3});
  // No two fits on a two, and every three lies below one.
  EXPECT_TRUE(is_dead_end(rules, "3C AC 2C:3S AS 2S:3H AH 2H"));
  // The two goes to the three, and the aces home.
  EXPECT_FALSE(is_dead_end(rules, "3C AC 2C:AS 2S 3S:AH 3H 2H"));
}

TEST(DeadEnds, CardsThatCouldAllGoHomeInTurnDoNotBlock) {
  const Rules rules = shrunk(rules_of("streets-and-alleys"), {2, 3, 2});
  // Ace and two of spades, then the ace of clubs below them, then its two.
  EXPECT_FALSE(is_dead_end(rules, "3S 3C 2C:AC 2S AS"));
  EXPECT_TRUE(is_dead_end(rules, "3S 3C 2C:AS AC 2S"));
}

TEST(DeadEnds, AnEmptyPileFreesEveryCardWhereAnyMayGoThere) {
  Rules rules = shrunk(rules_of("streets-and-alleys"), {3, 3, 4});
  constexpr std::string_view kLine = "3C AC 2C:3S AS 2S:3H AH 2H:";
  EXPECT_FALSE(is_dead_end(rules, kLine));
  rules.space_fill = core::SpaceFill::kKingsOnly;
  EXPECT_TRUE(is_dead_end(rules, kLine));
}

TEST(DeadEnds, CardsAtHomeTakeOthersWhereTheyMayReturn) {
  Rules rules = shrunk(rules_of("streets-and-alleys"), {2, 4, 1});
  constexpr std::string_view kLine = "F=4S:4C 3C AC 2C";
  EXPECT_TRUE(is_dead_end(rules, kLine));
  rules.may_return = true;
  EXPECT_FALSE(is_dead_end(rules, kLine));
}

TEST(DeadEnds, NoneAreNamedWhereThereAreCells) {
  Rules rules = shrunk(rules_of("streets-and-alleys"), {3, 3, 3});
  rules.cells = 1;
  EXPECT_FALSE(is_dead_end(rules, "3C AC 2C:3S AS 2S:3H AH 2H"));
}

/// What was asked of the oracle.
struct Tally {
  std::size_t dead_ends = 0;
  OracleAnswers answers;
};

/// Looks at positions along random play from a deal.
void ask_oracle(const Rules& rules, std::uint64_t number, Tally& tally) {
  constexpr std::size_t kMaxPositions = 4'000;
  for (int length = 0; length < 16; length += 3) {
    const Board board = played_on(rules, mini_deal(rules, number), length, number);
    Rules given = rules;  // A search is of one base.
    given.base = board.base;
    if (given.base == core::Rank::kNone) continue;
    const auto answer = tally.answers.ask(given, board, kMaxPositions);
    if (!answer || !is_dead_end(given, board)) continue;
    EXPECT_FALSE(answer->winnable) << describe(given, board);
    ++tally.dead_ends;
  }
}

TEST(DeadEnds, CannotBeWonInAnyGame) {
  Tally tally;
  std::uint64_t number = 0;
  for (const NamedRules& variant : all_variants()) {
    for (int deal = 0; deal < 6; ++deal, ++number) {
      ask_oracle(shrunk(variant.rules, mini_size(variant.rules, number)), number, tally);
    }
  }
  EXPECT_GT(tally.dead_ends, 50U);
  EXPECT_LT(tally.dead_ends, tally.answers.lost());
  tally.answers.expect_given_up_at_most(25);
}

TEST(DeadEnds, CannotBeWonUnderAnyRules) {
  Tally tally;
  for (std::uint64_t number = 0; number < 400; ++number) ask_oracle(random_rules(number), number, tally);
  EXPECT_GT(tally.dead_ends, 50U);
  EXPECT_LT(tally.dead_ends, tally.answers.lost());
  tally.answers.expect_given_up_at_most(25);
}

}  // namespace
}  // namespace castellan::test
