// Rules as JSON: written and read back, and what is refused.

#include "core/text/rules_json.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/precedence/rules_json.hpp"
#include "tests/support/expect_error.hpp"
#include "tests/support/variants.hpp"

namespace castellan::core {
namespace {

using test::error_of;

std::string refusal(std::string_view text) {
  return error_of([&] { return parse_rules(text); });
}

TEST(RulesJson, EveryVariantIsReadBackAsWritten) {
  for (const test::NamedRules& variant : test::all_variants()) {
    EXPECT_EQ(parse_rules(rules_to_json(variant.rules).dump()), variant.rules) << variant.name;
  }
}

TEST(RulesJson, NamesEveryFieldInTheRecordsOrder) {
  EXPECT_EQ(rules_to_json({}).dump(),
            R"({"suits":4,"ranks":13,"piles":8,"cells":0,"prefilled_cells":0,"first_long_pile":1,)"
            R"("base_cards_in_deal":"shuffled-in","plays_while_dealing":false,"kings_to_bottom":false,)"
            R"("build_direction":"down","build_suit":"any","build_wraps":false,"space_fill":"any-card","move":"card",)"
            R"("base":"A","may_return":false,"base_cards_stay":false,"plays_at_once":false})");
}

TEST(RulesJson, FieldsLeftOutHaveTheirDefaults) {
  EXPECT_EQ(parse_rules("{}"), Rules{});
  Rules rules;
  rules.piles = 10;
  rules.first_long_pile = 2;
  rules.build_suit = BuildSuit::kAlternateColour;
  rules.space_fill = SpaceFill::kKingsOnly;
  rules.base = static_cast<Rank>(10);
  EXPECT_EQ(parse_rules(R"({"piles": 10, "first_long_pile": 3, "build_suit": "alternate-colour",
                            "space_fill": "kings-only", "base": "10"})"),
            rules);
}

TEST(RulesJson, RefusesUnknownKeys) {
  EXPECT_EQ(refusal(R"({"pile": 8})"),
            "unknown key 'pile'; the keys of rules are suits, ranks, piles, cells, prefilled_cells, first_long_pile, "
            "base_cards_in_deal, plays_while_dealing, kings_to_bottom, build_direction, build_suit, build_wraps, "
            "space_fill, move, base, may_return, base_cards_stay, plays_at_once");
}

TEST(RulesJson, RefusesValuesOfTheWrongKind) {
  const std::string piles = "piles: expected a whole number from 1 to " + std::to_string(kMaxPiles) + ", not ";
  EXPECT_EQ(refusal(R"({"piles": "8"})"), piles + "'8'");
  EXPECT_EQ(refusal(R"({"piles": 8.5})"), piles + "8.5");
  EXPECT_EQ(refusal(R"({"piles": -1})"), piles + "-1");
  EXPECT_EQ(refusal(R"({"piles": 264})"), piles + "264");
  EXPECT_EQ(refusal(R"({"piles": 18446744073709551615})"), piles + "18446744073709551615");
  EXPECT_EQ(refusal(R"({"piles": null})"), piles + "null");
  EXPECT_EQ(refusal(R"({"piles": [8]})"), piles + "an array");
  EXPECT_EQ(refusal(R"({"may_return": "no"})"), "may_return: expected true or false, not 'no'");
  EXPECT_EQ(refusal(R"({"may_return": {}})"), "may_return: expected true or false, not an object");
  EXPECT_EQ(refusal(R"({"build_suit": "red"})"), "build_suit: expected one of any, same, alternate-colour, not 'red'");
  EXPECT_EQ(refusal(R"({"base": 7})"), "base: expected one of any, A, 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, not 7");
}

TEST(RulesJson, RefusesFieldsThatMakeNoSenseTogether) {
  EXPECT_EQ(refusal(R"({"cells": 1, "prefilled_cells": 2})"),
            "prefilled_cells: expected at most 1, the number of cells, not 2");
}

TEST(RulesJson, RefusesWhatIsNoObject) {
  EXPECT_EQ(refusal("[]"), "the JSON must be an object: { … }");
  EXPECT_EQ(refusal("{\"piles\": 8\n,}"), "line 2: this is not valid JSON");
  EXPECT_EQ(refusal(R"({"piles": 8, "piles": 9})"), "the key 'piles' is given twice");
}

TEST(RulesJson, OfPrecedenceAreReadBackAsWritten) {
  precedence::Rules rules;
  EXPECT_EQ(rules_to_json(rules).dump(), R"({"ranks":13,"foundations":8,"first_king":"placed","redeals":2})");
  EXPECT_EQ(precedence::parse_rules("{}"), rules);
  rules.first_king = precedence::FirstKing::kFirstAvailable;
  rules.redeals = 0;
  rules.chains = 3;
  EXPECT_EQ(precedence::parse_rules(rules_to_json(rules).dump()), rules);
  EXPECT_EQ(error_of([] { return precedence::parse_rules(R"({"redeals": true})"); }),
            "redeals: expected a whole number from 0 to 9, not true");
}

}  // namespace
}  // namespace castellan::core
