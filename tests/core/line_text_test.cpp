// The line format: one deal a line.

#include <gtest/gtest.h>

#include "core/text/deal_text.hpp"
#include "tests/support/expect_error.hpp"
#include "tests/support/table.hpp"
#include "tests/support/text_deals.hpp"

namespace castellan::core {
namespace {

using test::error_of;
using test::mini_open_base;
using test::mini_rules;
using test::rules_of;

Card card(std::string_view text) { return parse_card(text).value(); }

Board read(std::string_view text, const Rules& rules = mini_rules()) { return parse_line_text(rules, text); }

std::string refusal(std::string_view text, int line_number = 0, const Rules& rules = mini_rules()) {
  return error_of([&] { (void)parse_line_text(rules, text, line_number); });
}

TEST(LineText, ReadsAndWritesADeal) {
  const std::string line = "F=2H AC 3S:C=3H -:2C 3C AD:2D:3D";
  const Board board = read(line);
  EXPECT_EQ(board.home, (std::array<std::uint8_t, kSuits>{1, 3, 2, 0}));
  EXPECT_EQ(board.cells[0], card("3H"));
  EXPECT_EQ(board.piles[0].back(), card("AD"));
  EXPECT_EQ(format_line_text(mini_rules(), board), line);
}

TEST(LineText, ReadsLooseWriting) {
  const Board board = read("F=2H AC 3S:C=3H -:2C 3C AD:2D:3D");
  EXPECT_EQ(read(" f= 3s 2h\tac : 2c 3c ad: 2d :3d : c=3h\r\n"), board);
  EXPECT_EQ(read("F=2H AC 3S:2C 3C AD:2D:3D:C=3H"), board);
}

TEST(LineText, AnEmptyFieldIsAnEmptyPile) {
  const Board board = read(":AC 2C 3C AS 2S 3S AH 2H 3H AD 2D 3D:");
  EXPECT_TRUE(board.piles[0].empty());
  EXPECT_EQ(board.piles[1].size(), 12U);
  EXPECT_TRUE(board.piles[2].empty());
  EXPECT_EQ(format_line_text(mini_rules(), board), "C=- -::AC 2C 3C AS 2S 3S AH 2H 3H AD 2D 3D:");
}

TEST(LineText, PilesMissingAtTheEndAreEmpty) {
  EXPECT_EQ(read("AC 2C 3C AS 2S 3S AH 2H 3H AD 2D 3D"), read("AC 2C 3C AS 2S 3S AH 2H 3H AD 2D 3D::"));
  EXPECT_TRUE(is_won(mini_rules(), read("F=3C 3S 3H 3D")));
}

TEST(LineText, DeducesTheBaseThatThePlayerChose) {
  const Board board = read("F=3C AH:AC AS 2S 3S:AD 2D 3D", mini_open_base());
  EXPECT_EQ(board.base, Rank::kTwo);
  EXPECT_EQ(board.home, (std::array<std::uint8_t, kSuits>{2, 0, 3, 0}));
}

TEST(LineText, SaysTheBaseThatThePlayerChose) {
  const std::string text = "F=AH 3C:B=2:C=- -:AC AS 2S 3S:AD 2D 3D:";
  EXPECT_EQ(format_line_text(mini_open_base(), read(text, mini_open_base())), text);
  EXPECT_EQ(refusal("F=3C AH:AC AS 2S 3S:AD 2D 3D:b=A", 7, mini_open_base()),
            "line 7, pile 1: AC lies in pile 1, but the clubs foundation is built to 3C");
  EXPECT_EQ(refusal("B=:AC AS 2S 3S:AD 2D 3D", 7, mini_open_base()),
            "line 7, base: '' is not a rank of this game's deck");
}

TEST(LineText, ErrorsNameThePileAndTheLine) {
  EXPECT_EQ(refusal("AC 2C:XX"), "pile 2: 'XX' is not a card");
  EXPECT_EQ(refusal("AC 2C:XX", 7), "line 7, pile 2: 'XX' is not a card");
  EXPECT_EQ(refusal("AC 2C:3C AC", 7), "line 7, pile 2: AC appears twice, in pile 1 and in pile 2");
  EXPECT_EQ(refusal("AC 2C 3C AS:2S 3S AH 2H:3H AD 2D"), "missing: 3D");
  EXPECT_EQ(refusal("AC 2C 3C AS:2S 3S AH 2H:3H AD 2D", 7), "line 7: missing: 3D");
  EXPECT_EQ(refusal("AC::2C:3C", 7), "line 7: pile 4, but the game has 3 piles");
  EXPECT_EQ(refusal("F=2H XX:AC", 7), "line 7, foundations: 'XX' is not a card");
  EXPECT_EQ(refusal("F=2H 3H:AC", 7), "line 7, foundations: the hearts foundation is given twice");
  EXPECT_EQ(refusal("F=2H 4S:AC", 7), "line 7, foundations: 4S is not in this game's deck");
  EXPECT_EQ(refusal("C=AC 2C 3C", 7), "line 7, cells: cell 3, but the game has 2 cells");
  EXPECT_EQ(refusal("F=3H:AC 2C 3C AS:2S 3S 2H:AD 2D 3D", 7),
            "line 7, pile 2: 2H lies in pile 2, but the hearts foundation is built to 3H");
  EXPECT_EQ(refusal("F=3H 2C:AC 3C AS:2S 3S 2H:AD 2D 3D", 7, mini_open_base()),
            "line 7: the foundations do not start on one rank: 2C and 3H are the lowest cards on theirs");
}

TEST(LineText, RefusesMisplacedFields) {
  EXPECT_EQ(refusal("AC:F=2H", 7), "line 7: F= must be the first field");
  EXPECT_EQ(refusal("C=AC:C=2H", 7), "line 7: C= is given twice");
}

TEST(LineText, RefusesWhatIsNotOneLineOfText) {
  EXPECT_EQ(refusal("", 7), "line 7: the input is empty");
  EXPECT_EQ(refusal("AC 2C\n3C"), "a deal must stand on one line");
  EXPECT_EQ(refusal(std::string_view("AC\0", 3), 7), "line 7: this is binary data, not text: it holds the byte \\x00");
}

TEST(LineText, ReadsDealsOfOtherProgramsAndWritesThemBack) {
  for (const auto* game : {"beleaguered-castle", "chessboard", "fortress", "streets-and-alleys"}) {
    const Rules rules = rules_of(game);
    for (const auto& row : test::read_table(std::string("golden/") + game + ".tsv")) {
      const Board board = parse_line_text(rules, row.at(1));
      EXPECT_EQ(parse_line_text(rules, format_line_text(rules, board)), board) << row.at(1);
      EXPECT_EQ(parse_board_text(rules, format_board_text(rules, board)), board) << row.at(1);
      EXPECT_EQ(parse_json_text(rules, format_json_text(rules, board)), board) << row.at(1);
    }
  }
}

}  // namespace
}  // namespace castellan::core
