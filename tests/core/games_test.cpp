// The list of games and the ways of naming one.

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "tests/support/expect_error.hpp"

namespace castellan::core {
namespace {

using test::error_of;

TEST(Games, AreTheFiveCastleGamesInOrder) {
  std::vector<std::string_view> ids;
  for (const Game& game : all_games()) ids.push_back(game.id);
  EXPECT_EQ(ids, (std::vector<std::string_view>{"beleaguered-castle", "streets-and-alleys", "citadel", "fortress",
                                                "chessboard"}));
}

TEST(Games, EveryNameLeadsBackToItsGame) {
  for (const Game& game : all_games()) {
    EXPECT_EQ(&find_game(game.id), &game);
    EXPECT_EQ(&find_game(game.name), &game);
    for (const std::string_view alias : game.aliases) EXPECT_EQ(&find_game(alias), &game) << alias;
    EXPECT_FALSE(game.description.empty());
  }
}

TEST(FindGame, IgnoresCaseSpacesHyphensUnderscoresAndApostrophes) {
  EXPECT_EQ(find_game("BELEAGUERED CASTLE").id, "beleaguered-castle");
  EXPECT_EQ(find_game("beleagueredcastle").id, "beleaguered-castle");
  EXPECT_EQ(find_game("Streets_and Alleys").id, "streets-and-alleys");
  EXPECT_EQ(find_game("for'tress").id, "fortress");
  EXPECT_EQ(find_game("for’tress").id, "fortress");
  EXPECT_EQ(find_game("fiVes").id, "chessboard");
}

TEST(FindGame, UnknownNameListsNearMatches) {
  EXPECT_EQ(error_of([] { return find_game("citadle"); }), "no game is called 'citadle'; did you mean citadel?");
  EXPECT_EQ(error_of([] { return find_game("Street & Alleys"); }),
            "no game is called 'Street & Alleys'; did you mean streets-and-alleys?");
  EXPECT_EQ(error_of([] { return find_game("castle"); }),
            "no game is called 'castle'; did you mean beleaguered-castle?");
  EXPECT_EQ(error_of([] { return find_game("fvies"); }),
            "no game is called 'fvies'; the games are beleaguered-castle, streets-and-alleys, citadel, fortress, "
            "chessboard, precedence");
}

TEST(FindGame, KnowsPrecedenceByItsNames) {
  EXPECT_TRUE(is_precedence("precedence"));
  EXPECT_TRUE(is_precedence("ORDER of-precedence"));
  EXPECT_TRUE(is_precedence("Panama Canal"));
  EXPECT_FALSE(is_precedence("citadel"));
  EXPECT_EQ(error_of([] { return find_game("presedence"); }),
            "no game is called 'presedence'; did you mean precedence?");
  EXPECT_EQ(all_game_ids().size(), all_games().size() + 1);
}

TEST(FindGame, NamesNearToSeveralGamesListAllOfThem) {
  EXPECT_EQ(error_of([] { return find_game("ess"); }), "no game is called 'ess'; did you mean fortress or chessboard?");
}

TEST(FindGame, EmptyAndFarNamesListEveryGame) {
  const std::string all =
      "the games are beleaguered-castle, streets-and-alleys, citadel, fortress, chessboard, precedence";
  EXPECT_EQ(error_of([] { return find_game(""); }), "no game is called ''; " + all);
  EXPECT_EQ(error_of([] { return find_game("klondike"); }), "no game is called 'klondike'; " + all);
}

// The table of the five games, cell by cell where they differ from the plain record.
TEST(Games, PlayByTheirRules) {
  Rules rules;
  EXPECT_EQ(find_game("Streets and Alleys").rules, rules);

  rules.base_cards_in_deal = BaseCardsInDeal::kPlacedFirst;
  rules.base_cards_stay = true;
  EXPECT_EQ(find_game("Beleaguered Castle").rules, rules);

  rules.plays_while_dealing = true;
  rules.may_return = true;
  EXPECT_EQ(find_game("Citadel").rules, rules);

  rules = {};
  rules.piles = 10;
  rules.build_direction = BuildDirection::kUpOrDown;
  rules.build_suit = BuildSuit::kSame;
  EXPECT_EQ(find_game("Fortress").rules, rules);

  rules.build_wraps = true;
  rules.base = Rank::kNone;
  EXPECT_EQ(find_game("Chessboard").rules, rules);
}

}  // namespace
}  // namespace castellan::core
