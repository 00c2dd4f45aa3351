// The list of games and what each is.

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "tests/support/expect_error.hpp"

namespace castellan::core {
namespace {

using test::error_of;

TEST(Games, AreTheCastleGamesAndTheirRelativesInOrder) {
  std::vector<std::string_view> ids;
  for (const Game& game : all_games()) ids.push_back(game.id);
  EXPECT_EQ(ids, (std::vector<std::string_view>{"beleaguered-castle", "streets-and-alleys", "citadel", "fortress",
                                                "chessboard", "siegecraft", "stronghold", "fastness", "exiled-kings",
                                                "penelopes-web", "selective-castle", "morphy", "bastion", "ten-by-one",
                                                "british-canister", "american-canister"}));
}

TEST(Games, AreFoundByTheirIds) {
  for (const Game& game : all_games()) {
    EXPECT_EQ(&find_game(game.id), &game);
    EXPECT_FALSE(game.description.empty());
  }
  EXPECT_EQ(error_of([] { return find_game("Citadel"); }), "no tableau game has the id 'Citadel'");
}

// The table of the five games, cell by cell where they differ from the plain record.
TEST(Games, PlayByTheirRules) {
  Rules rules;
  EXPECT_EQ(find_game("streets-and-alleys").rules, rules);

  rules.base_cards_in_deal = BaseCardsInDeal::kPlacedFirst;
  rules.base_cards_stay = true;
  EXPECT_EQ(find_game("beleaguered-castle").rules, rules);

  rules.plays_while_dealing = true;
  rules.may_return = true;
  EXPECT_EQ(find_game("citadel").rules, rules);

  rules = {};
  rules.piles = 10;
  rules.build_direction = BuildDirection::kUpOrDown;
  rules.build_suit = BuildSuit::kSame;
  EXPECT_EQ(find_game("fortress").rules, rules);

  rules.build_wraps = true;
  rules.base = Rank::kNone;
  EXPECT_EQ(find_game("chessboard").rules, rules);
}

}  // namespace
}  // namespace castellan::core
