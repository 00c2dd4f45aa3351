// Solutions in standard notation and in fc-solve's sentences, out and in.

#include "core/text/move_notation.hpp"

#include <gtest/gtest.h>

#include "core/replay.hpp"
#include "core/text/deal_text.hpp"
#include "tests/support/expect_error.hpp"
#include "tests/support/text_deals.hpp"

namespace castellan::core {
namespace {

using test::error_of;

/// Five ranks of two suits on four piles, with two cells.
Rules small_rules() {
  Rules rules;
  rules.suits = 2;
  rules.ranks = 5;
  rules.piles = 4;
  rules.cells = 2;
  return rules;
}

constexpr std::string_view kLine = "AC AS 4C 3S 2C:5C 2S 3C:4S 5S:";

Board start() { return parse_line_text(small_rules(), kLine); }

std::vector<Move> read(std::string_view text) {
  const auto notation = notation_of(text);
  EXPECT_TRUE(notation.has_value()) << text;
  return parse_notation(notation.value_or(MoveNotation::kStandard), small_rules(), start(), text);
}

std::string played(std::string_view text) {
  const std::vector<Move> moves = read(text);
  const ReplayResult result = replay(small_rules(), start(), moves);
  return std::to_string(moves.size()) + " moves: " +
         (result.illegal_move ? "illegal, " + result.reason : format_line_text(small_rules(), result.board));
}

TEST(MoveNotation, NamesPilesCellsAndTheFoundations) {
  EXPECT_EQ(played("2a 2b a4 "), "3 moves: C=- 2S:AC AS 4C 3S 2C:5C:4S 5S:3C");
  EXPECT_EQ(played("Move a card from stack 1 to freecell 0\nMove a card from stack 1 to freecell 1\n\n"
                   "====================\n\nMove a card from freecell 0 to stack 3\n"),
            "3 moves: C=- 2S:AC AS 4C 3S 2C:5C:4S 5S:3C");
}

TEST(MoveNotation, ARunGoesAsFarAsItFits) {
  EXPECT_EQ(played("13"), "5 moves: C=- -:AC AS:5C 2S 3C:4S 5S 4C 3S 2C:") << "three cards over two cells";
  EXPECT_EQ(played("Move 3 cards from stack 0 to stack 2\n"), "5 moves: C=- -:AC AS:5C 2S 3C:4S 5S 4C 3S 2C:");
  EXPECT_EQ(played("14"), "1 moves: C=- -:AC AS 4C 3S:5C 2S 3C:4S 5S:2C") << "to a space: one card, if nothing is said";
  EXPECT_EQ(played("14v3"), "5 moves: C=- -:AC AS:5C 2S 3C:4S 5S:4C 3S 2C");
}

TEST(MoveNotation, ASpaceDoublesWhatCellsCarry) {
  Rules rules = small_rules();
  rules.cells = 0;
  const Board board = parse_line_text(rules, "AC AS 3S 2C:5C 2S 4C 3C:4S 5S:");
  const auto moves =
      parse_notation(MoveNotation::kFcSolve, rules, parse_line_text(rules, "AC AS 3C 5S 2S:4C 3S 2C:5C 4S:"),
                     "Move 2 cards from stack 1 to stack 2\n");
  ASSERT_EQ(moves.size(), 3U);
  EXPECT_EQ(to_string(moves[0]), "2C pile 2 → pile 4");
  EXPECT_EQ(to_string(moves[1]), "3S pile 2 → pile 3");
  EXPECT_EQ(to_string(moves[2]), "2C pile 4 → pile 3");
  EXPECT_EQ(error_of([&] {
              (void)parse_notation(MoveNotation::kFcSolve, rules, board, "Move 3 cards from stack 1 to stack 2\n");
            }),
            "line 1: 3 cards cannot be carried from pile 2 to pile 3: there is room for 2");
}

TEST(MoveNotation, AnIllegalMoveIsLeftToTheJudge) {
  EXPECT_EQ(played("2a 12 41"), "2 moves: illegal, 2C cannot be built on 2S");
  EXPECT_EQ(played("1h"), "1 moves: illegal, 2C does not fit its foundation, which waits for AC");
}

TEST(MoveNotation, SaysWhatCannotBeRead) {
  EXPECT_EQ(error_of([] { (void)read("2a\n4b"); }), "line 2: there is no card to move in pile 4");
  EXPECT_EQ(error_of([] { (void)read("2a\nx7"); }), "line 2: 'x7' is not a move, such as 47, 6h or a3");
  EXPECT_EQ(error_of([] { (void)read("Move x cards from stack 0 to stack 2"); }),
            "line 1: 'Move x cards from stack 0 to stack 2' is not a move, such as 47, 6h or a3");
}

TEST(MoveNotation, TenPilesHaveTwoDigits) {
  const Rules fortress = test::rules_of("fortress");
  Board board = parse_line_text(fortress, "F=KC KS KH JD:QD:::::::::KD");
  const auto moves = parse_notation(MoveNotation::kStandard, fortress, board, "1h 10h");
  ASSERT_EQ(moves.size(), 2U);
  EXPECT_EQ(to_string(moves[1]), "KD pile 10 → foundation");
  board = parse_line_text(fortress, "F=KC KS KH TD:QD JD:::::::::KD");
  const auto between = parse_notation(MoveNotation::kStandard, fortress, board, "1h 101 110");
  ASSERT_EQ(between.size(), 3U);
  EXPECT_EQ(to_string(between[1]), "KD pile 10 → pile 1");
  EXPECT_EQ(to_string(between[2]), "KD pile 1 → pile 10");
}

TEST(MoveNotation, WhatIsWrittenIsReadBack) {
  const std::vector<Move> moves = read("2a 2b a4 1a");
  for (const MoveNotation notation : {MoveNotation::kStandard, MoveNotation::kFcSolve}) {
    const std::string text = format_notation(notation, moves);
    EXPECT_EQ(notation_of(text), notation);
    EXPECT_EQ(parse_notation(notation, small_rules(), start(), text), moves) << text;
  }
  EXPECT_EQ(format_notation(MoveNotation::kStandard, moves), "2a 2b a4 1a\n");
}

TEST(MoveNotation, HasNoSignForACardThatComesBack) {
  const Move back{Card(Rank::kTwo, Suit::kClubs), {PlaceKind::kFoundation, 0}, {PlaceKind::kPile, 0}};
  EXPECT_EQ(error_of([&] { (void)format_notation(MoveNotation::kStandard, {back}); }),
            "move 1 takes 2C back from its foundation, for which this notation has no sign");
}

TEST(MoveNotation, IsFoundBelowItsHeadingInALongerText) {
  const std::string text = "Citadel, seed 1\n\n5C 7D\n\nVerdict: winnable\n\n" + std::string(kStandardHeading) +
                           "\n2a 2b\na4\n\nEffort: 12 positions\n";
  EXPECT_EQ(notation_of(text), MoveNotation::kStandard);
  EXPECT_EQ(read(text).size(), 3U);
}

TEST(MoveNotation, OurOwnMovesAreNeither) {
  EXPECT_EQ(notation_of("1. 5C pile 3 → pile 7\n"), std::nullopt);
  EXPECT_EQ(notation_of(""), std::nullopt);
}

}  // namespace
}  // namespace castellan::core
