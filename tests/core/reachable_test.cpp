// Boards that no play reaches are told by their layout, and no position of real play is ever taken for one.

#include "core/reachable.hpp"

#include <gtest/gtest.h>

#include "core/castle_game.hpp"
#include "core/deals/castellan_generator.hpp"
#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/replay.hpp"
#include "core/text/deal_text.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/text_deals.hpp"
#include "tests/support/variants.hpp"

namespace castellan::core {
namespace {

/// Random play from one deal after another, until so many positions have been looked at.
void expect_all_reachable(const Rules& rules, std::uint64_t positions) {
  constexpr int kLongest = 300;
  const CastleGame game(rules, rules.base == Rank::kNone);
  CastellanGenerator random(positions);
  StepList steps;
  std::uint64_t seen = 0;
  for (std::uint64_t seed = 1; seen < positions; ++seed) {
    Board board = numbered_deal(rules, {DealSource::kSeed, seed});
    for (int moves = 0;; ++moves) {
      ++seen;
      const auto reason = why_unreachable(rules, board);
      ASSERT_EQ(reason, std::nullopt) << test::describe(rules, board);
      game.moves(game.start(board), steps);
      if (steps.empty() || moves == kLongest || is_won(rules, board)) break;
      const Step step = steps[random.below(steps.size())];
      const auto move = to_moves(board, std::span(&step, 1));
      board = replay(rules, board, move).board;
    }
  }
}

TEST(Reachable, NoPositionOfRealPlayIsRefused) {
  const std::uint64_t positions = test::positions_of_play(1'000);
  for (const test::NamedRules& variant : test::all_variants()) {
    SCOPED_TRACE(variant.name);
    expect_all_reachable(variant.rules, positions);
  }
}

TEST(Reachable, NorOneOfOtherRulesOnMiniDecks) {
  const std::uint64_t rule_sets = test::within_effort(200);
  for (std::uint64_t number = 1; number <= rule_sets; ++number) expect_all_reachable(test::random_rules(number), 100);
}

std::string reason(const Rules& rules, std::string_view line) {
  return why_unreachable(rules, parse_line_text(rules, line)).value_or("reachable");
}

/// Two suits of four ranks on two piles of four.
Rules two_piles() {
  Rules rules;
  rules.suits = 2;
  rules.ranks = 4;
  rules.piles = 2;
  return rules;
}

TEST(Reachable, APileMayGrowByBuildingOnly) {
  EXPECT_EQ(reason(two_piles(), "AC 2C 3C 4C 3S 2S:4S AS"), "reachable") << "three cards were built on the fourth";
  EXPECT_EQ(
      reason(two_piles(), "AC 2C 3C 3S 4C 2S:4S AS"),
      "1 pile begins with 6 cards that can only have been dealt there, and the game deals no more than 4 to a pile");
}

TEST(Reachable, ABottomCardMayHaveMovedThereUnlessItCannotFillASpace) {
  EXPECT_EQ(
      reason(two_piles(), "4S 3C 2C:AC 3S 4C AS 2S"),
      "1 pile begins with 5 cards that can only have been dealt there, and the game deals no more than 4 to a pile");
  Rules kings_only = two_piles();
  kings_only.piles = 3;
  kings_only.space_fill = SpaceFill::kKingsOnly;
  EXPECT_EQ(reason(kings_only, "AC AS 2C:3C 3S 2S:4C 4S"), "reachable") << "the deal itself: 3, 3 and 2 cards";
  EXPECT_EQ(reason(kings_only, "AC AS 2C:3C 3S 2S 4C:4S"),
            "1 pile begins with 4 cards that can only have been dealt "
            "there, and the game deals no more than 3 to a pile");
}

TEST(Reachable, TheDealtPartsMustFitTheDealTogether) {
  const Rules fortress = test::rules_of("fortress");
  Board board = numbered_deal(fortress, {DealSource::kSeed, 1});
  EXPECT_EQ(why_unreachable(fortress, board), std::nullopt);
  std::ranges::reverse(board.piles);
  EXPECT_EQ(why_unreachable(fortress, board), std::nullopt) << "which piles are the longer ones does not matter";
}

TEST(Reachable, AnAceThatTheDealPutsHomeStaysThere) {
  const Rules castle = test::rules_of("beleaguered-castle");
  Board board = numbered_deal(castle, {DealSource::kSeed, 1});
  board.home[0] = 0;
  board.piles[0].pop_back();
  board.piles[0].push_back(Card(Rank::kAce, Suit::kClubs));
  EXPECT_EQ(why_unreachable(castle, board), "AC is not on its foundation, where the deal puts it for good");
}

TEST(Reachable, DealtSizesAreThoseOfTheDeal) {
  EXPECT_EQ(dealt_sizes(test::rules_of("streets-and-alleys")), (std::vector<std::size_t>{7, 7, 7, 7, 6, 6, 6, 6}));
  EXPECT_EQ(dealt_sizes(test::rules_of("fortress")), (std::vector<std::size_t>{6, 6, 5, 5, 5, 5, 5, 5, 5, 5}));
  EXPECT_EQ(dealt_sizes(test::rules_of("citadel")), std::vector<std::size_t>(8, 6));
}

}  // namespace
}  // namespace castellan::core
