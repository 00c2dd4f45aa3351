// Which rules records make sense.

#include "core/rules_check.hpp"

#include <gtest/gtest.h>

#include "core/precedence/rules.hpp"
#include "tests/support/expect_error.hpp"
#include "tests/support/variants.hpp"

namespace castellan::core {
namespace {

using test::error_of;

/// What is wrong with the plain record after a change.
template <typename Change>
std::string refusal(Change change) {
  Rules rules;
  change(rules);
  return error_of([&] { check_rules(rules); });
}

TEST(CheckRules, PassesEveryVariantOfEveryGame) {
  for (const test::NamedRules& variant : test::all_variants()) {
    EXPECT_NO_THROW(check_rules(variant.rules)) << variant.name;
  }
}

TEST(CheckRules, PassesTheEndsOfEveryRange) {
  Rules rules;
  rules.suits = 1;
  rules.ranks = 1;
  rules.piles = 1;
  EXPECT_NO_THROW(check_rules(rules));
  rules = {};
  rules.piles = kMaxPiles;
  rules.first_long_pile = kMaxPiles - 1;
  rules.cells = kMaxCells;
  rules.prefilled_cells = kMaxCells;
  rules.base = Rank::kKing;
  EXPECT_NO_THROW(check_rules(rules));
}

TEST(CheckRules, RefusesWhatIsOutOfRange) {
  EXPECT_EQ(refusal([](Rules& rules) { rules.suits = 5; }), "suits: expected a whole number from 1 to 4, not 5");
  EXPECT_EQ(refusal([](Rules& rules) { rules.ranks = 0; }), "ranks: expected a whole number from 1 to 13, not 0");
  EXPECT_EQ(refusal([](Rules& rules) { rules.piles = 0; }),
            "piles: expected a whole number from 1 to " + std::to_string(kMaxPiles) + ", not 0");
  EXPECT_EQ(refusal([](Rules& rules) { rules.cells = 9; }),
            "cells: expected a whole number from 0 to " + std::to_string(kMaxCells) + ", not 9");
}

TEST(CheckRules, RefusesMoreCellsFilledThanThereAreOrCardsToFillThem) {
  EXPECT_EQ(refusal([](Rules& rules) { rules.prefilled_cells = 1; }),
            "prefilled_cells: expected at most 0, the number of cells, not 1");
  EXPECT_EQ(refusal([](Rules& rules) {
              rules.suits = 1;
              rules.ranks = 2;
              rules.cells = 2;
              rules.prefilled_cells = 2;
              rules.base_cards_in_deal = BaseCardsInDeal::kPlacedFirst;
            }),
            "prefilled_cells: expected at most 1, the number of cards that are dealt, not 2");
}

TEST(CheckRules, RefusesALongPileThatIsNotThere) {
  EXPECT_EQ(refusal([](Rules& rules) { rules.first_long_pile = 8; }),
            "first_long_pile: expected at most 8, the number of piles, not 9");
}

TEST(CheckRules, RefusesABaseThatIsNotInTheDeckOrIsNotKnownWhenItMatters) {
  EXPECT_EQ(refusal([](Rules& rules) {
              rules.ranks = 5;
              rules.base = Rank::kKing;
            }),
            "base: expected at most 5, the deck's highest rank, not K");
  EXPECT_EQ(refusal([](Rules& rules) {
              rules.base = Rank::kNone;
              rules.base_cards_in_deal = BaseCardsInDeal::kReplaced;
            }),
            "base_cards_in_deal: expected shuffled-in or first-dealt where base is any");
  EXPECT_EQ(refusal([](Rules& rules) {
              rules.base = Rank::kNone;
              rules.plays_while_dealing = true;
            }),
            "plays_while_dealing: expected false where base is the player's choice");
  EXPECT_EQ(refusal([](Rules& rules) { rules.base_cards_in_deal = BaseCardsInDeal::kFirstDealt; }),
            "base: expected any where the first card dealt sets it");
}

TEST(CheckRules, RefusesADealThatLeavesNoCardToPlay) {
  EXPECT_EQ(refusal([](Rules& rules) {
              rules.ranks = 1;
              rules.base_cards_in_deal = BaseCardsInDeal::kPlacedFirst;
            }),
            "ranks: expected more than 1 where the only cards are on the foundations from the start, not 1");
}

TEST(CheckRules, RefusesPlayAtOnceWithReturns) {
  EXPECT_EQ(refusal([](Rules& rules) {
              rules.plays_at_once = true;
              rules.may_return = true;
            }),
            "plays_at_once: expected false where may_return is true (auto=yes goes with return=no only)");
}

TEST(CheckRules, OfPrecedenceNeedsARankForEachFoundation) {
  precedence::Rules rules;
  EXPECT_NO_THROW(check_rules(rules));
  rules.ranks = 7;
  EXPECT_EQ(error_of([&] { check_rules(rules); }),
            "foundations: expected at most 7, the number of ranks, since each starts on its own, not 8");
  rules = {};
  rules.redeals = 10;
  EXPECT_EQ(error_of([&] { check_rules(rules); }), "redeals: expected a whole number from 0 to 9, not 10");
}

}  // namespace
}  // namespace castellan::core
