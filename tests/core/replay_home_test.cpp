// The judge on the foundations: the base, returns, forced play and the win, on small positions made by hand.

#include <gtest/gtest.h>

#include "tests/support/hand_made_boards.hpp"

namespace castellan::core {
namespace {

TEST(Replay, FoundationsTakeTheNextCardOfTheirSuit) {
  const Rules rules = rules_of("fortress");
  Board board = board_of(rules, {"AH", "2C", "3C", "2H", "AC"});
  put_home(board, Suit::kClubs, 1);
  EXPECT_EQ(why(rules, board, "AH", pile(1), kHome), "");
  EXPECT_EQ(why(rules, board, "2C", pile(2), kHome), "");
  EXPECT_EQ(why(rules, board, "3C", pile(3), kHome), "3C does not fit its foundation, which waits for 2C");
  EXPECT_EQ(why(rules, board, "2H", pile(4), kHome), "2H does not fit its foundation, which waits for AH");
  put_home(board, Suit::kClubs, 13);
  EXPECT_EQ(why(rules, board, "AC", pile(5), kHome), "the clubs foundation is complete");
}

TEST(Replay, FoundationsWithAFixedBaseGoRoundTheCorner) {
  const Rules rules = rules_of("chessboard", {"base=Q"});
  Board board = board_of(rules, {"QC", "AC", "KC", "AD"});
  EXPECT_EQ(why(rules, board, "QC", pile(1), kHome), "");
  EXPECT_EQ(why(rules, board, "AD", pile(4), kHome), "AD does not fit its foundation, which waits for QD");
  put_home(board, Suit::kClubs, 2);
  EXPECT_EQ(why(rules, board, "AC", pile(2), kHome), "");
  put_home(board, Suit::kClubs, 3);
  EXPECT_EQ(why(rules, board, "KC", pile(3), kHome), "KC does not fit its foundation, which waits for 2C");
  put_home(board, Suit::kClubs, 13);
  EXPECT_EQ(why(rules, board, "QC", pile(1), kHome), "the clubs foundation is complete");
}

TEST(Replay, EveryBaseThatCanBeFixedStartsTheFoundations) {
  for (const auto* base : {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"}) {
    const Rules rules = rules_of("chessboard", {std::string("base=") + base});
    const std::string first = std::string(base) + "C";
    const std::string other = base == std::string("2") ? "3C" : "2C";
    const Board board = board_of(rules, {first, other});
    EXPECT_EQ(why(rules, board, first, pile(1), kHome), "");
    EXPECT_EQ(why(rules, board, other, pile(2), kHome),
              other + " does not fit its foundation, which waits for " + first);
  }
}

TEST(Replay, TheFirstCardHomeChoosesTheBase) {
  const Rules rules = rules_of("chessboard");
  const std::vector<Move> moves = {
      {card("5C"), pile(1), kHome}, {card("6C"), pile(1), kHome}, {card("6D"), pile(2), kHome}};
  const ReplayResult result = replay(rules, board_of(rules, {"6C 5C", "5D 6D"}), moves);
  EXPECT_EQ(result.board.base, static_cast<Rank>(5));
  EXPECT_EQ(result.illegal_move, 2U);
  EXPECT_EQ(result.reason, "6D does not fit its foundation, which waits for 5D");
  EXPECT_FALSE(result.won);
}

TEST(Replay, TheChosenBaseStaysChosenWhenItsCardReturns) {
  const Rules rules = rules_of("chessboard", {"return=yes"});
  const std::vector<Move> moves = {
      {card("5C"), pile(1), kHome}, {card("5C"), kHome, pile(2)}, {card("7D"), pile(3), kHome}};
  const ReplayResult result = replay(rules, board_of(rules, {"5C", "6C", "7D"}), moves);
  EXPECT_EQ(result.illegal_move, 2U);
  EXPECT_EQ(result.reason, "7D does not fit its foundation, which waits for 5D");
}

TEST(Replay, WithoutReturnsNothingLeavesAFoundation) {
  for (const auto* game : {"beleaguered-castle", "streets-and-alleys", "citadel", "fortress", "chessboard"}) {
    const Rules rules = rules_of(game, {"return=no"});
    Board board = board_of(rules, {"4H"});
    board.base = Rank::kAce;
    put_home(board, Suit::kHearts, 3);
    EXPECT_EQ(why(rules, board, "3H", kHome, pile(1)), "3H may not leave its foundation") << game;
    EXPECT_EQ(why(rules, board, "3H", kHome, pile(2)), "3H may not leave its foundation") << game;
  }
}

TEST(Replay, WithReturnsATopCardGoesToAPileThatAcceptsIt) {
  for (const auto* game : {"beleaguered-castle", "streets-and-alleys", "citadel", "fortress", "chessboard"}) {
    const Rules rules = rules_of(game, {"return=yes"});
    Board board = board_of(rules, {"4H", "5H"});
    board.base = Rank::kAce;
    put_home(board, Suit::kHearts, 3);
    EXPECT_EQ(why(rules, board, "3H", kHome, pile(1)), "") << game;
    EXPECT_EQ(why(rules, board, "3H", kHome, pile(3)), "") << game;
    EXPECT_EQ(why(rules, board, "3H", kHome, pile(2)), "3H cannot be built on 5H") << game;
    EXPECT_EQ(why(rules, board, "2H", kHome, pile(1)), "the hearts foundation's top card is 3H, not 2H") << game;
    EXPECT_EQ(why(rules, board, "3S", kHome, pile(1)), "the spades foundation is empty") << game;
    EXPECT_EQ(why(rules, board, "3H", kHome, kHome), "3H is already there") << game;
  }
}

TEST(Replay, ReturnedCardsFollowTheFillRuleAndMissTheCells) {
  Rules rules = rules_of("citadel");
  rules.cells = 1;
  rules.space_fill = SpaceFill::kKingsOnly;
  Board board = board_of(rules, {"4H"});
  put_home(board, Suit::kHearts, 3);
  put_home(board, Suit::kSpades, 13);
  EXPECT_EQ(why(rules, board, "3H", kHome, pile(2)), "3H may not fill the empty pile 2: only a K may");
  EXPECT_EQ(why(rules, board, "KS", kHome, pile(2)), "");
  EXPECT_EQ(why(rules, board, "3H", kHome, cell(1)), "a card from a foundation may only go to a pile");
}

TEST(Replay, AcesDealtOutFirstNeverLeave) {
  for (const auto* game : {"beleaguered-castle", "citadel"}) {
    const Rules rules = rules_of(game, {"return=yes"});
    Board board = board_of(rules, {"2H"});
    put_home(board, Suit::kSpades, 1);
    put_home(board, Suit::kHearts, 2);
    EXPECT_EQ(why(rules, board, "AS", kHome, pile(1)), "AS may not leave its foundation") << game;
    EXPECT_EQ(why(rules, board, "2H", kHome, pile(2)), "") << game;
  }
  const Rules rules = rules_of("streets-and-alleys", {"return=yes"});
  Board board = board_of(rules, {"2H"});
  put_home(board, Suit::kSpades, 1);
  EXPECT_EQ(why(rules, board, "AS", kHome, pile(1)), "");
}

TEST(Replay, BaseCardsThatStayAreThoseOfTheBaseRank) {
  Rules rules = rules_of("chessboard", {"return=yes", "base=7"});
  rules.base_cards_stay = true;
  Board board = board_of(rules, {"8C"});
  put_home(board, Suit::kClubs, 1);
  EXPECT_EQ(why(rules, board, "7C", kHome, pile(1)), "7C may not leave its foundation");
}

TEST(Replay, AutoForcesTheTopsThatFit) {
  const Rules rules = rules_of("streets-and-alleys", {"return=no", "auto=yes"});
  Board board = board_of(rules, {"7C 6D", "AC", "7H", "2H"});
  EXPECT_EQ(why(rules, board, "6D", pile(1), pile(3)), "AC must go to its foundation first");
  EXPECT_EQ(why(rules, board, "AC", pile(2), pile(4)), "AC must go to its foundation first");
  EXPECT_EQ(why(rules, board, "2H", pile(4), kHome), "2H does not fit its foundation, which waits for AH");
  put_home(board, Suit::kHearts, 1);
  EXPECT_EQ(why(rules, board, "AC", pile(2), kHome), "");
  EXPECT_EQ(why(rules, board, "2H", pile(4), kHome), "");  // the player may choose

  const Board quiet = board_of(rules, {"AC 6D", "7H"});
  EXPECT_EQ(why(rules, quiet, "6D", pile(1), pile(2)), "");
}

TEST(Replay, WithoutAutoNothingIsForced) {
  const Rules rules = rules_of("streets-and-alleys", {"return=no", "auto=no"});
  EXPECT_EQ(why(rules, board_of(rules, {"6D", "AC", "7H"}), "6D", pile(1), pile(3)), "");
}

TEST(Replay, AutoForcesPileTopsOnlyNotCellCards) {
  Rules rules = rules_of("streets-and-alleys", {"auto=yes"});
  rules.cells = 1;
  Board board = board_of(rules, {"6D", "7H"});
  board.cells[0] = card("AC");
  EXPECT_EQ(why(rules, board, "6D", pile(1), pile(2)), "");
  EXPECT_EQ(why(rules, board, "AC", cell(1), kHome), "");
  board.piles[2].push_back(card("AS"));
  EXPECT_EQ(why(rules, board, "AC", cell(1), kHome), "AS must go to its foundation first");
}

TEST(Replay, AutoForcesNothingUntilTheBaseIsChosen) {
  const Rules rules = rules_of("chessboard", {"auto=yes"});
  const Board board = board_of(rules, {"6D", "7D", "6C"});
  EXPECT_EQ(why(rules, board, "6D", pile(1), pile(2)), "");
  const std::vector<Move> moves = {{card("6C"), pile(3), kHome}, {card("7D"), pile(2), pile(3)}};
  const ReplayResult result = replay(rules, board, moves);
  EXPECT_EQ(result.illegal_move, 1U);
  EXPECT_EQ(result.reason, "6D must go to its foundation first");
}

TEST(Replay, CountsAWinOnlyWhenTheWholeDeckIsHome) {
  Rules rules;
  rules.ranks = 2;
  rules.suits = 2;
  rules.piles = 2;
  const Board start = board_of(rules, {"2C AC", "AS 2S"});
  const std::vector<Move> moves = {{card("AC"), pile(1), kHome},
                                   {card("2C"), pile(1), kHome},
                                   {card("2S"), pile(2), pile(1)},
                                   {card("AS"), pile(2), kHome},
                                   {card("2S"), pile(1), kHome}};
  const ReplayResult won = replay(rules, start, moves);
  EXPECT_TRUE(won.won);
  EXPECT_FALSE(won.illegal_move);
  EXPECT_EQ(won.reason, "");

  const ReplayResult unfinished = replay(rules, start, std::span(moves).first(4));
  EXPECT_FALSE(unfinished.won);
  EXPECT_FALSE(unfinished.illegal_move);
  Board almost_home = board_of(rules, {"2S"});
  put_home(almost_home, Suit::kClubs, 2);
  put_home(almost_home, Suit::kSpades, 1);
  EXPECT_EQ(unfinished.board, almost_home);
  EXPECT_FALSE(replay(rules, start, {}).won);
}

}  // namespace
}  // namespace castellan::core
