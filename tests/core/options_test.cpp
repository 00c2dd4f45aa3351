// Rule options: which game has which, what they change, and what is refused.

#include "core/variant.hpp"

#include <gtest/gtest.h>

#include "core/options.hpp"
#include "tests/support/expect_error.hpp"

namespace castellan::core {
namespace {

using test::error_of;

std::string options_of_variant(std::string_view game, const std::vector<std::string>& settings = {}) {
  return core::options_text(make_variant(find_game(game), settings).options);
}

std::string refusal(std::string_view game, const std::vector<std::string>& settings) {
  return error_of([&] { return make_variant(find_game(game), settings); });
}

TEST(Options, EveryGameNamesAllOfItsOptionsByDefault) {
  EXPECT_EQ(options_of_variant("beleaguered-castle"), "return=no auto=no");
  EXPECT_EQ(options_of_variant("streets-and-alleys"), "return=no auto=no");
  EXPECT_EQ(options_of_variant("citadel"), "return=yes auto=no citadel-aces=first");
  EXPECT_EQ(options_of_variant("fortress"), "return=no auto=no");
  EXPECT_EQ(options_of_variant("chessboard"), "return=no auto=no base=any");
}

TEST(Options, DefaultsLeaveTheRulesAlone) {
  for (const Game& game : all_games()) EXPECT_EQ(make_variant(game, {}).rules, game.rules) << game.id;
}

TEST(Options, EveryValueOfEveryOptionIsReadBack) {
  for (const Game& game : all_games()) {
    for (const auto* option : options_of(game)) {
      for (const std::string_view value : option->values) {
        std::vector<std::string> settings = {std::string(option->name) + "=" + std::string(value)};
        if (option->name == "auto") settings.emplace_back("return=no");
        EXPECT_EQ(option->get(make_variant(game, settings).rules), value) << game.id << " " << option->name;
      }
    }
  }
}

TEST(Options, ChangeNothingButTheirRule) {
  const Game& citadel = find_game("citadel");
  Rules rules = citadel.rules;
  rules.may_return = false;
  EXPECT_EQ(make_variant(citadel, {"return=no"}).rules, rules);
  rules.plays_at_once = true;
  EXPECT_EQ(make_variant(citadel, {"return=no", "auto=yes"}).rules, rules);
  rules = citadel.rules;
  rules.base_cards_in_deal = BaseCardsInDeal::kReplaced;
  EXPECT_EQ(make_variant(citadel, {"citadel-aces=as-dealt"}).rules, rules);

  const Game& chessboard = find_game("chessboard");
  rules = chessboard.rules;
  rules.base = Rank::kQueen;
  EXPECT_EQ(make_variant(chessboard, {"base=Q"}).rules, rules);
}

TEST(Options, AreReadInAnyCaseAndOrder) {
  EXPECT_EQ(options_of_variant("citadel", {"AUTO=Yes", "Citadel-Aces=AS-DEALT", "return=NO"}),
            "return=no auto=yes citadel-aces=as-dealt");
  EXPECT_EQ(options_of_variant("chessboard", {"base=k"}), "return=no auto=no base=K");
}

TEST(Options, TenMayBeWrittenT) {
  EXPECT_EQ(options_of_variant("chessboard", {"base=T"}), "return=no auto=no base=10");
  EXPECT_EQ(options_of_variant("chessboard", {"base=10"}), "return=no auto=no base=10");
}

TEST(Options, AutoNeedsAGameWithoutReturns) {
  const std::string error =
      "plays_at_once: expected false where may_return is true (auto=yes goes with return=no only)";
  EXPECT_EQ(refusal("citadel", {"auto=yes"}), error);
  EXPECT_EQ(refusal("fortress", {"auto=yes", "return=yes"}), error);
  EXPECT_EQ(options_of_variant("fortress", {"auto=yes"}), "return=no auto=yes");
}

TEST(Options, UnknownNameListsTheGamesOptions) {
  EXPECT_EQ(refusal("fortress", {"base=A"}), "Fortress has no option 'base'; its options are return, auto");
  EXPECT_EQ(refusal("citadel", {"=yes"}), "Citadel has no option ''; its options are return, auto, citadel-aces");
}

TEST(Options, UnknownValueListsTheValues) {
  EXPECT_EQ(refusal("citadel", {"return=maybe"}), "option return has no value 'maybe'; its values are yes, no");
  EXPECT_EQ(refusal("chessboard", {"base=14"}),
            "option base has no value '14'; its values are any, A, 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K");
  EXPECT_EQ(refusal("chessboard", {"base="}),
            "option base has no value ''; its values are any, A, 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K");
}

TEST(Options, GivenTwiceIsRefusedEvenWithTheSameValue) {
  EXPECT_EQ(refusal("citadel", {"return=no", "Return=no"}), "option return is given twice");
}

TEST(Options, WithoutAnEqualsSignIsRefused) {
  EXPECT_EQ(refusal("citadel", {"return"}), "option 'return' should read name=value");
}

}  // namespace
}  // namespace castellan::core
