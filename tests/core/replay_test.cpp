// The judge on the tableau: every rule of piles and cells, and whole lines of moves, on small positions made by hand.

#include <gtest/gtest.h>

#include "tests/support/hand_made_boards.hpp"

namespace castellan::core {
namespace {

TEST(Replay, AnySuitGamesBuildDownWhateverTheSuit) {
  for (const auto* game : {"beleaguered-castle", "streets-and-alleys", "citadel"}) {
    const Rules rules = rules_of(game);
    EXPECT_TRUE(builds(rules, "6C", "7D")) << game;
    EXPECT_TRUE(builds(rules, "6C", "7S")) << game;
    EXPECT_TRUE(builds(rules, "6C", "7C")) << game;
    EXPECT_TRUE(builds(rules, "10C", "JD")) << game;
    EXPECT_FALSE(builds(rules, "5C", "7D")) << game;
    EXPECT_FALSE(builds(rules, "7C", "7D")) << game;
    EXPECT_FALSE(builds(rules, "8C", "7D")) << game;
    EXPECT_FALSE(builds(rules, "KC", "AD")) << game;
    EXPECT_FALSE(builds(rules, "AC", "KD")) << game;
  }
}

TEST(Replay, FortressBuildsUpOrDownInSuitWithoutWrapping) {
  const Rules rules = rules_of("fortress");
  EXPECT_TRUE(builds(rules, "6C", "7C"));
  EXPECT_TRUE(builds(rules, "8C", "7C"));
  EXPECT_FALSE(builds(rules, "6S", "7C"));
  EXPECT_FALSE(builds(rules, "8D", "7C"));
  EXPECT_FALSE(builds(rules, "9C", "7C"));
  EXPECT_FALSE(builds(rules, "KC", "AC"));
  EXPECT_FALSE(builds(rules, "AC", "KC"));
}

TEST(Replay, ChessboardBuildsUpOrDownInSuitRoundTheCorner) {
  const Rules rules = rules_of("chessboard");
  EXPECT_TRUE(builds(rules, "6C", "7C"));
  EXPECT_TRUE(builds(rules, "8C", "7C"));
  EXPECT_TRUE(builds(rules, "KC", "AC"));
  EXPECT_TRUE(builds(rules, "AC", "KC"));
  EXPECT_FALSE(builds(rules, "AC", "KS"));
  EXPECT_FALSE(builds(rules, "QC", "AC"));
}

TEST(Replay, WrappingDownPutsTheKingOnTheAceOnly) {
  Rules rules;
  rules.build_wraps = true;
  EXPECT_TRUE(builds(rules, "KC", "AD"));
  EXPECT_FALSE(builds(rules, "AC", "KD"));
}

TEST(Replay, WrappingGoesRoundTheHighestRankOfAMiniDeck) {
  Rules rules;
  rules.build_wraps = true;
  rules.ranks = 5;
  EXPECT_TRUE(builds(rules, "5C", "AD"));
  EXPECT_FALSE(builds(rules, "4C", "AD"));
}

TEST(Replay, AlternateColoursNeedOneRedAndOneBlackCard) {
  Rules rules;
  rules.build_suit = BuildSuit::kAlternateColour;
  EXPECT_TRUE(builds(rules, "6C", "7D"));
  EXPECT_TRUE(builds(rules, "6H", "7S"));
  EXPECT_FALSE(builds(rules, "6C", "7S"));
  EXPECT_FALSE(builds(rules, "6H", "7D"));
  EXPECT_FALSE(builds(rules, "6C", "7C"));
}

TEST(Replay, AnyCardMayFillAnEmptyPileUnlessOnlyKingsMay) {
  Rules rules = rules_of("beleaguered-castle");
  const Board board = board_of(rules, {"KC 5C", "KD"});
  EXPECT_EQ(why(rules, board, "5C", pile(1), pile(3)), "");
  EXPECT_EQ(why(rules, board, "KD", pile(2), pile(3)), "");  // pointless, yet legal

  rules.space_fill = SpaceFill::kKingsOnly;
  EXPECT_EQ(why(rules, board, "5C", pile(1), pile(3)), "5C may not fill the empty pile 3: only a K may");
  EXPECT_EQ(why(rules, board, "KD", pile(2), pile(3)), "");

  rules.ranks = 5;
  EXPECT_EQ(why(rules, board, "5C", pile(1), pile(3)), "");
}

TEST(Replay, OnlyTheTopCardOfAPileMoves) {
  const Rules rules = rules_of("beleaguered-castle");
  const Board board = board_of(rules, {"5C 9H", "6D"});
  EXPECT_EQ(why(rules, board, "5C", pile(1), pile(2)), "pile 1's top card is 9H, not 5C");
  EXPECT_EQ(why(rules, board, "5C", pile(3), pile(2)), "pile 3 is empty");
  EXPECT_EQ(why(rules, board, "9H", pile(1), pile(1)), "9H is already there");
}

TEST(Replay, PlacesThatTheGameHasNot) {
  const Rules rules = rules_of("beleaguered-castle");
  const Board board = board_of(rules, {"5C", "6D"});
  EXPECT_EQ(why(rules, board, "5C", pile(1), pile(9)), "there is no pile 9");
  EXPECT_EQ(why(rules, board, "5C", pile(9), pile(1)), "there is no pile 9");
  EXPECT_EQ(why(rules, board, "5C", pile(1), cell(1)), "there is no cell 1");
  EXPECT_EQ(why(rules, board, "5C", cell(1), pile(2)), "there is no cell 1");
  EXPECT_EQ(why(rules, board, "5C", pile(1), {PlaceKind::kFoundation, 2}),
            "a foundation has no number: the card's suit tells which it is");
}

TEST(Replay, CardsOutsideAMiniDeck) {
  Rules rules;
  rules.ranks = 5;
  rules.suits = 2;
  EXPECT_EQ(why(rules, board_of(rules, {"6C"}), "6C", pile(1), pile(2)), "6C is not in this game's deck");
  EXPECT_EQ(why(rules, board_of(rules, {"5H"}), "5H", pile(1), pile(2)), "5H is not in this game's deck");
}

TEST(Replay, RunsMoveAsOneWhereTheRulesSaySo) {
  Rules rules = rules_of("american-canister");
  const Board board = board_of(rules, {"KC 7C 6D 5S", "8H", "2C 9C", "", "8D 3C 3D"});
  const auto why_run = [&](std::string_view moved, Place from, Place to, std::uint8_t cards) {
    return why_illegal(rules, board, {card(moved), from, to, cards}).value_or("");
  };
  EXPECT_EQ(why_run("7C", pile(1), pile(2), 3), "");
  EXPECT_EQ(why_run("6D", pile(1), pile(4), 2), "");
  EXPECT_EQ(why_run("6D", pile(1), pile(2), 2), "6D cannot be built on 8H");
  EXPECT_EQ(why_run("7C", pile(1), pile(2), 2), "a run of 2 begins with 6D, not with 7C");
  EXPECT_EQ(why_run("KC", pile(1), pile(4), 4), "7C is not built on KC: they are of no run");
  EXPECT_EQ(why_run("3C", pile(5), pile(4), 2), "3D is not built on 3C: they are of no run");
  EXPECT_EQ(why_run("KC", pile(1), pile(4), 5), "pile 1 holds 4 cards, not a run of 5");
  EXPECT_EQ(why_run("6D", pile(1), kHome, 2), "a run of 2 may only move from pile to pile");
  EXPECT_EQ(why_run("7C", pile(1), pile(1), 3), "7C is already there");
  EXPECT_EQ(why_run("5S", pile(1), pile(4), 0), "a move is of one card at least");
  const Move move{card("7C"), pile(1), pile(2), 3};
  EXPECT_EQ(replay(rules, board, {&move, 1}).board, board_of(rules, {"KC", "8H 7C 6D 5S", "2C 9C", "", "8D 3C 3D"}));
  rules.move = MoveUnit::kCard;
  EXPECT_EQ(why_run("7C", pile(1), pile(2), 3), "a run of 3 does not move as one in this game");
}

TEST(Replay, PilesMayBeBuiltUpOnly) {
  Rules rules = rules_of("fortress");
  rules.build_direction = BuildDirection::kUp;
  const Board board = board_of(rules, {"5C", "6C", "7C"});
  EXPECT_EQ(why(rules, board, "6C", pile(2), pile(1)), "");
  EXPECT_EQ(why(rules, board, "6C", pile(2), pile(3)), "6C cannot be built on 7C");
}

TEST(Replay, SpacesMayStayEmpty) {
  Rules rules = rules_of("fortress");
  rules.space_fill = SpaceFill::kNoCard;
  EXPECT_EQ(why(rules, board_of(rules, {"4C KC", ""}), "KC", pile(1), pile(2)),
            "KC may not fill the empty pile 2: no card may");
}

TEST(Replay, CellsHoldOneCard) {
  Rules rules = rules_of("beleaguered-castle");
  rules.cells = 2;
  Board board = board_of(rules, {"KC 5C", "6D"});
  board.cells[1] = card("AH");
  EXPECT_EQ(why(rules, board, "5C", pile(1), cell(1)), "");
  EXPECT_EQ(why(rules, board, "5C", pile(1), cell(2)), "cell 2 already holds AH");
  EXPECT_EQ(why(rules, board, "AH", cell(2), kHome), "");
  EXPECT_EQ(why(rules, board, "AH", cell(2), pile(3)), "");
  EXPECT_EQ(why(rules, board, "AH", cell(2), cell(1)), "");
  EXPECT_EQ(why(rules, board, "AH", cell(2), cell(2)), "AH is already there");
  EXPECT_EQ(why(rules, board, "AH", cell(2), pile(2)), "AH cannot be built on 6D");
  EXPECT_EQ(why(rules, board, "AH", cell(1), pile(3)), "cell 1 is empty");
  EXPECT_EQ(why(rules, board, "AS", cell(2), pile(3)), "cell 2 holds AH, not AS");
}

TEST(Replay, StopsAtTheFirstIllegalMoveWithTheBoardBeforeIt) {
  const Rules rules = rules_of("beleaguered-castle");
  const std::vector<Move> moves = {{card("5C"), pile(1), pile(2)}, {card("9H"), pile(3), pile(2)}};
  const ReplayResult result = replay(rules, board_of(rules, {"5C", "6D", "9H"}), moves);
  EXPECT_EQ(result.illegal_move, 1U);
  EXPECT_EQ(result.reason, "9H cannot be built on 5C");
  EXPECT_EQ(result.board, board_of(rules, {"", "6D 5C", "9H"}));
}

TEST(Replay, PlaysCellsAndReturns) {
  Rules rules = rules_of("citadel");
  rules.cells = 1;
  Board start = board_of(rules, {"4C 9H", "3S"});
  put_home(start, Suit::kClubs, 3);
  const std::vector<Move> moves = {
      {card("9H"), pile(1), cell(1)}, {card("3C"), kHome, pile(1)}, {card("9H"), cell(1), pile(3)}};
  const ReplayResult result = replay(rules, start, moves);
  EXPECT_EQ(result.reason, "");
  Board expected = board_of(rules, {"4C 3C", "3S", "9H"});
  put_home(expected, Suit::kClubs, 2);
  EXPECT_EQ(result.board, expected);
}

}  // namespace
}  // namespace castellan::core
