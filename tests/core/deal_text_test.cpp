// Positions from the middle of play, through every format and back.

#include "core/text/deal_text.hpp"

#include <gtest/gtest.h>

#include "tests/support/mini_deals.hpp"
#include "tests/support/variants.hpp"

namespace castellan::core {
namespace {

/// Whether the position after some random moves comes back from every format as it was.
void expect_round_trip(const Rules& rules, std::uint64_t seed) {
  const Board board = test::played_on(rules, test::mini_deal(rules, seed), static_cast<int>(seed % 40), seed);
  SCOPED_TRACE(test::describe(rules, board));
  EXPECT_EQ(parse_board_text(rules, format_board_text(rules, board)), board);
  EXPECT_EQ(parse_line_text(rules, format_line_text(rules, board)), board);
  EXPECT_EQ(parse_json_text(rules, format_json_text(rules, board)), board);
}

TEST(DealText, PositionsOfEveryGameAreReadBackAsWritten) {
  for (const test::NamedRules& variant : test::all_variants()) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      expect_round_trip(variant.rules, seed);
      expect_round_trip(test::shrunk(variant.rules, test::mini_size(variant.rules, seed)), seed);
    }
  }
}

TEST(DealText, PositionsOfAnyRulesAreReadBackAsWritten) {
  for (std::uint64_t number = 0; number < 2000; ++number) expect_round_trip(test::random_rules(number), number);
}

// Base chosen and returned, or foundations that alone would fit several bases: without its base such a position
// would be another game.
TEST(DealText, TheBaseIsPartOfAPosition) {
  Rules rules;
  rules.ranks = 3;
  rules.piles = 3;
  rules.base = Rank::kNone;
  rules.may_return = true;
  const std::string piles = "2C 3C AS 2S 3S\n2H 3H AD 2D 3D AH\nAC\n";
  EXPECT_EQ(parse_board_text(rules, "Base: 2\n" + piles).base, Rank::kTwo);
  EXPECT_EQ(format_board_text(rules, parse_board_text(rules, "BASE:2\n" + piles)), "Base: 2\n" + piles);
  EXPECT_EQ(parse_board_text(rules, piles).base, Rank::kNone);
  const std::string line = "B=2:2C 3C AS 2S 3S:2H 3H AD 2D 3D AH:AC";
  EXPECT_EQ(format_line_text(rules, parse_line_text(rules, line)), line);
}

}  // namespace
}  // namespace castellan::core
