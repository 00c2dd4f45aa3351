// Laying out by hand-made orders, on decks small enough to follow with the eye.

#include "core/deals/dealing.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/text/deal_text.hpp"
#include "core/variant.hpp"

namespace castellan::core {
namespace {

std::vector<Card> cards(const std::string& text) {
  std::istringstream words(text);
  std::vector<Card> order;
  for (std::string word; words >> word;) order.push_back(parse_card(word).value());
  return order;
}

Rules mini(Rules rules, int suits, int ranks, int piles) {
  rules.suits = static_cast<std::uint8_t>(suits);
  rules.ranks = static_cast<std::uint8_t>(ranks);
  rules.piles = static_cast<std::uint8_t>(piles);
  return rules;
}

void expect_deal(const Rules& rules, const std::string& order, const std::string& line) {
  EXPECT_EQ(deal(rules, cards(order)), parse_line_text(rules, line))
      << format_line_text(rules, deal(rules, cards(order)));
}

TEST(Dealing, GoesRoundThePilesFromTheBottomUp) {
  expect_deal(mini({}, 1, 6, 3), "AC 2C 3C 4C 5C 6C", "AC 4C:2C 5C:3C 6C");
}

TEST(Dealing, LeftoverCardsLandOnTheFirstPiles) { expect_deal(mini({}, 1, 5, 3), "AC 2C 3C 4C 5C", "AC 4C:2C 5C:3C"); }

TEST(Dealing, LeftoverCardsMayBeginAtALaterPile) {
  Rules rules = mini({}, 1, 8, 3);
  rules.first_long_pile = 1;
  expect_deal(rules, "AC 2C 3C 4C 5C 6C 7C 8C", "AC 4C:2C 5C 7C:3C 6C 8C");
}

TEST(Dealing, FewerCardsThanPilesLeaveEmptyPiles) { expect_deal(mini({}, 1, 2, 4), "2C AC", "2C:AC::"); }

TEST(Dealing, LastCardsFillTheCells) {
  Rules rules = mini({}, 1, 6, 2);
  rules.cells = 2;
  rules.prefilled_cells = 2;
  expect_deal(rules, "AC 2C 3C 4C 5C 6C", "C=5C 6C:AC 3C:2C 4C");
  rules.prefilled_cells = 1;
  expect_deal(rules, "AC 2C 3C 4C 5C 6C", "C=6C -:AC 3C 5C:2C 4C");
}

TEST(Dealing, FirstCardMaySetTheBase) {
  Rules rules = mini({}, 2, 4, 3);
  rules.base = Rank::kNone;
  rules.base_cards_in_deal = BaseCardsInDeal::kFirstDealt;
  expect_deal(rules, "3C AC 2S 3S AS 4S 4C 2C", "F=3C:B=3:AC AS 2C:2S 4S:3S 4C");
  rules.plays_while_dealing = true;
  expect_deal(rules, "3C AC 2S 4C AS 3S 4S 2C", "F=4C 4S:B=3:AC AS 2C:2S:");
}

TEST(Dealing, KingsMaySinkToTheBottom) {
  Rules rules = mini({}, 2, 4, 2);
  rules.kings_to_bottom = true;
  expect_deal(rules, "3C AC 4S 3S 4C 2S AS 2C", "4S 4C 3C AS:AC 3S 2S 2C");
}

TEST(Dealing, AcesPlacedFirstTakeNoTurn) {
  const Rules rules = mini(find_game("beleaguered-castle").rules, 2, 4, 3);
  expect_deal(rules, "4C AC 2S 3C AS 4S 3S 2C", "F=AC AS:4C 4S:2S 3S:3C 2C");
}

TEST(Dealing, LeavesCardsThatFitOnThePilesWhenTheGameSaysSo) {
  const Rules rules = mini(find_game("beleaguered-castle").rules, 1, 4, 2);
  expect_deal(rules, "2C AC 3C 4C", "F=AC:2C 4C:3C");
}

Rules mini_citadel(const std::vector<std::string>& settings) {
  return mini(make_variant(find_game("citadel"), settings).rules, 2, 4, 3);
}

TEST(CitadelDeal, CardThatFitsGoesHomeAndItsPileLosesTheTurn) {
  expect_deal(mini_citadel({}), "4C 2S AC 3S 4S AS 2C 3C", "F=3C 4S:4C::");
}

TEST(CitadelDeal, CardsThatLieOnPilesStayThere) {
  expect_deal(mini_citadel({}), "3C 4S 2C 4C 2S 3S AC AS", "F=2C 3S:3C 4C:4S:");
}

TEST(CitadelDealAsDealt, AceIsReplacedOnItsPileAndATwoBeforeItStaysBuried) {
  expect_deal(mini_citadel({"citadel-aces=as-dealt"}), "AC 4C 2S 2C AS 3S 3C 4S", "F=3C AS:4C 3S:2S:4S");
}

TEST(CitadelDealAsDealt, ReplacementThatFitsGoesHomeAndTheTurnIsLost) {
  expect_deal(mini_citadel({"citadel-aces=as-dealt"}), "AC 2C 4S 3S AS 2S 4C 3C", "F=3C 2S::4S 4C:3S");
}

TEST(CitadelDealAsDealt, ReplacementMayBeAnAceToo) {
  expect_deal(mini_citadel({"citadel-aces=as-dealt"}), "AC AS 2C 3S 4S 2S 3C 4C", "F=4C 2S::3S:4S");
}

TEST(CitadelDealAsDealt, LastAcesLeaveTheRoundsAsTheyAre) {
  expect_deal(mini_citadel({"citadel-aces=as-dealt"}), "4C 3C 2C 4S 3S 2S AC AS", "F=AC AS:4C 4S:3C 3S:2C 2S");
}

TEST(Dealing, FullGamesHaveTheirPileLengths) {
  const auto lengths = [](std::string_view game) {
    std::vector<std::size_t> sizes;
    for (const Pile& pile : numbered_deal(find_game(game).rules, {DealSource::kSeed, 5}).piles) {
      sizes.push_back(pile.size());
    }
    return sizes;
  };
  EXPECT_EQ(lengths("beleaguered-castle"), std::vector<std::size_t>(8, 6));
  EXPECT_EQ(lengths("streets-and-alleys"), (std::vector<std::size_t>{7, 7, 7, 7, 6, 6, 6, 6}));
  EXPECT_EQ(lengths("fortress"), (std::vector<std::size_t>{6, 6, 5, 5, 5, 5, 5, 5, 5, 5}));
  EXPECT_EQ(lengths("chessboard"), (std::vector<std::size_t>{6, 6, 5, 5, 5, 5, 5, 5, 5, 5}));
}

}  // namespace
}  // namespace castellan::core
