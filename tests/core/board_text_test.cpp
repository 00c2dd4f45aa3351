// The board format: what is read, what is refused and in which words.

#include <gtest/gtest.h>

#include "core/text/deal_text.hpp"
#include "tests/support/expect_error.hpp"
#include "tests/support/text_deals.hpp"

namespace castellan::core {
namespace {

using test::error_of;
using test::kStreets;
using test::mini_open_base;
using test::mini_rules;
using test::rules_of;

Card card(std::string_view text) { return parse_card(text).value(); }

Board read(std::string_view text, const Rules& rules = mini_rules()) { return parse_board_text(rules, text); }

std::string refusal(std::string_view text, const Rules& rules = mini_rules()) {
  return error_of([&] { (void)parse_board_text(rules, text); });
}

/// Every card of the mini deck on three piles.
constexpr std::string_view kMini = "AC 2C 3C AS\n2S 3S AH 2H\n3H AD 2D 3D\n";

TEST(BoardText, ReadsPilesBottomCardFirst) {
  const Board board = read(kStreets, rules_of("streets-and-alleys"));
  ASSERT_EQ(board.piles.size(), 8U);
  EXPECT_EQ(board.piles[0].front(), card("KS"));
  EXPECT_EQ(board.piles[0].back(), card("KH"));
  EXPECT_EQ(board.piles[7].back(), card("8D"));
  EXPECT_EQ(board.home, (std::array<std::uint8_t, kSuits>{}));
}

TEST(BoardText, WritesOnePilePerLine) {
  const Rules rules = rules_of("streets-and-alleys");
  EXPECT_EQ(format_board_text(rules, read(kStreets, rules)), kStreets);
}

TEST(BoardText, ReadsLooseWriting) {
  const Board plain = read(kMini);
  EXPECT_EQ(read(": ac 2c 3c as\n:2s 3s ah 2h\n  :\t3h ad 2d 3d"), plain);
  EXPECT_EQ(read("AC 2C 3C AS\r\n2S 3S AH 2H\r\n3H AD 2D 3D\r\n"), plain);
  EXPECT_EQ(read("\xEF\xBB\xBF# from my table\n\nAC  2C 3C AS # first\n\n2S 3S AH 2H\n#\n3H AD 2D 3D \n\n"), plain);
  const Rules streets = rules_of("streets-and-alleys");
  std::string tens(kStreets);
  for (std::size_t at = 0; (at = tens.find("10", at)) != std::string::npos;) tens.replace(at, 2, "T");
  EXPECT_EQ(read(tens, streets), read(kStreets, streets));
}

TEST(BoardText, AColonAloneIsAnEmptyPile) {
  const Board board = read("AC 2C 3C AS 2S 3S AH 2H\n:\n3H AD 2D 3D\n");
  EXPECT_TRUE(board.piles[1].empty());
  EXPECT_EQ(board.piles[2].size(), 4U);
  EXPECT_EQ(format_board_text(mini_rules(), board), "Freecells: - -\nAC 2C 3C AS 2S 3S AH 2H\n:\n3H AD 2D 3D\n");
}

TEST(BoardText, PilesMissingAtTheEndAreEmpty) {
  const Board board = read("AC 2C 3C AS 2S 3S AH 2H 3H AD 2D 3D\n");
  EXPECT_EQ(board.piles[0].size(), 12U);
  EXPECT_TRUE(board.piles[1].empty());
  EXPECT_TRUE(board.piles[2].empty());
}

TEST(BoardText, ReadsFoundationsAndCellsAnywhere) {
  const Board expected = read("Foundations: H-2 C-A D-0 S-3\nFreecells: 3H -\n2C 3C AD\n2D\n3D\n");
  EXPECT_EQ(expected.home, (std::array<std::uint8_t, kSuits>{1, 3, 2, 0}));
  EXPECT_EQ(expected.cells[0], card("3H"));
  EXPECT_EQ(expected.cells[1], std::nullopt);
  EXPECT_EQ(read("2C 3C AD\nFC: 3h\n2D\nfounds: s-3 h-2 c-a\n3D\n"), expected);
  EXPECT_EQ(read("2C 3C AD\n2D\n3D\nFounds: C-A\nFounds: S-3 H-2\nFreecells: 3H\nFreecells: -"), expected);
  EXPECT_EQ(format_board_text(mini_rules(), expected),
            "Foundations: H-2 C-A D-0 S-3\nFreecells: 3H -\n2C 3C AD\n2D\n3D\n");
}

TEST(BoardText, AWonGameNeedsNoPiles) {
  const Board board = read("Foundations: H-3 C-3 D-3 S-3\n");
  EXPECT_TRUE(is_won(mini_rules(), board));
  EXPECT_EQ(format_board_text(mini_rules(), board), "Foundations: H-3 C-3 D-3 S-3\nFreecells: - -\n:\n:\n:\n");
}

TEST(BoardText, AnEmptyCellsLineFitsAGameWithoutCells) {
  const Rules rules = rules_of("streets-and-alleys");
  EXPECT_EQ(read("Freecells:\n" + std::string(kStreets), rules), read(kStreets, rules));
}

TEST(BoardText, FoundationsCountFromAFixedBase) {
  Rules rules = mini_rules();
  rules.base = static_cast<Rank>(3);
  const Board board = read("Foundations: C-A H-2 S-3\n2C AS 2S\nAD 2D 3D\n", rules);
  EXPECT_EQ(board.home, (std::array<std::uint8_t, kSuits>{2, 1, 3, 0}));
  EXPECT_EQ(board.base, static_cast<Rank>(3));
}

TEST(BoardText, DeducesTheBaseThatThePlayerChose) {
  const Board board = read("Foundations: C-3 H-A\nAC AS 2S 3S\nAD 2D 3D\n", mini_open_base());
  EXPECT_EQ(board.base, Rank::kTwo);
  EXPECT_EQ(board.home, (std::array<std::uint8_t, kSuits>{2, 0, 3, 0}));
  EXPECT_EQ(format_board_text(mini_open_base(), board),
            "Foundations: H-A C-3 D-0 S-0\nBase: 2\nFreecells: - -\nAC AS 2S 3S\nAD 2D 3D\n:\n");
}

TEST(BoardText, TheBaseStaysOpenWhileNothingIsHome) {
  EXPECT_EQ(read(kMini, mini_open_base()).base, Rank::kNone);
  EXPECT_EQ(read("Founds: H-0\n" + std::string(kMini), mini_open_base()).base, Rank::kNone);
}

TEST(BoardText, ACompleteFoundationStartsAfterItsTop) {
  const Board board = read("Foundations: C-2 H-2 S-2 D-2", mini_open_base());
  EXPECT_EQ(board.base, static_cast<Rank>(3));
  EXPECT_TRUE(is_won(mini_open_base(), board));
}

// The cards alone would say base A on the clubs foundation, on which AC might be missing.
TEST(BoardText, TheBaseThatIsSaidCounts) {
  EXPECT_EQ(read("Foundations: C-2 H-2 S-2 D-2\nBase: 3", mini_open_base()).base, static_cast<Rank>(3));
  EXPECT_EQ(read("Foundations: C-2 H-2 S-2\nbase: A\n3C 3H\n3S\nAD 2D 3D\n", mini_open_base()).base, Rank::kAce);
  EXPECT_EQ(refusal("Foundations: C-2 H-2 S-2\nBase: 2\n3C 3H\n3S\nAD 2D 3D\n", mini_open_base()),
            "missing: AC, AS, AH");
  EXPECT_EQ(refusal("Foundations: C-2 H-2 S-2\nBase: 3\n3C 3H\n3S\nAD 2D 3D\n", mini_open_base()),
            "line 3: 3C lies in pile 1, but the clubs foundation is built to 2C");
  EXPECT_EQ(read("Base: A\n" + std::string(kMini)), read(kMini));
}

TEST(BoardText, RefusesABaseThatCannotBe) {
  EXPECT_EQ(refusal("Base: 2\n" + std::string(kMini), mini_open_base()),
            "line 1: the base is 2, but no card that chose it is on a foundation");
  EXPECT_EQ(refusal("Base: 2\n" + std::string(kMini)), "line 1: the foundations of this game start with A, not with 2");
  EXPECT_EQ(refusal("Base: K\n" + std::string(kMini), mini_open_base()),
            "line 1: 'K' is not a rank of this game's deck");
  EXPECT_EQ(refusal("Base:\n" + std::string(kMini), mini_open_base()), "line 1: '' is not a rank of this game's deck");
  EXPECT_EQ(refusal("Base: 2\nBase: 2\n", mini_open_base()), "line 2: the base is given twice");
}

TEST(BoardText, RefusesFoundationsThatStartOnDifferentRanks) {
  EXPECT_EQ(refusal("Foundations: C-3 H-A\nAC 2C AS 2S 3S\n2H 3H\nAD 2D 3D\n", mini_open_base()),
            "the foundations do not start on one rank: 3C and AH are the lowest cards on theirs");
}

TEST(BoardText, RefusesCardsThatAppearTwice) {
  EXPECT_EQ(refusal("AC 2C 3C AS\n2S 3S AH 2H\n3H AD 2D 2C\n"), "line 3: 2C appears twice, in pile 1 and in pile 3");
  EXPECT_EQ(refusal("Freecells: 2C\n# note\nAC 2C\n"), "line 3: 2C appears twice, in cell 1 and in pile 1");
}

TEST(BoardText, RefusesMissingCards) {
  EXPECT_EQ(refusal("AC 2C 3C AS\n2S 3S AH 2H\n3H AD 2D\n"), "missing: 3D");
  EXPECT_EQ(refusal("AC 2C 3C AS\n2S 3S\n3H AD 2D\n"), "missing: AH, 2H, 3D");
  EXPECT_EQ(refusal("AC 2C 3C AS\n2S 3S\n"), "missing: AH, AD, 2H, 2D, 3H and 1 more");
  EXPECT_EQ(refusal("AC 2C\n"), "missing: AS, AH, AD, 2S, 2H and 5 more");
  EXPECT_EQ(refusal("Foundations: H-2\nAC 2C 3C AS\n2S 3S\nAD 2D 3D\n"), "missing: 3H");
  EXPECT_EQ(refusal("# only a comment\n"), "no card of the deck is there");
}

TEST(BoardText, RefusesWhatIsNoCard) {
  EXPECT_EQ(refusal("AC 2C\n3C 5X\n"), "line 2: '5X' is not a card");
  EXPECT_EQ(refusal("AC ♠\n"), "line 1: '♠' is not a card");
  EXPECT_EQ(refusal("AC 4C\n"), "line 1: 4C is not in this game's deck");
  EXPECT_EQ(refusal("-\n"), "line 1: '-' is not a card");
}

TEST(BoardText, RefusesTooManyPiles) {
  const Rules streets = rules_of("streets-and-alleys");
  EXPECT_EQ(refusal(std::string(kStreets) + "\n# and\n:\n", streets),
            "line 11: the board has nine piles, but the game has 8");
  Rules single = mini_rules();
  single.piles = 1;
  EXPECT_EQ(refusal("AC\n2C\n", single), "line 2: the board has two piles, but the game has 1");
}

TEST(BoardText, RefusesTooManyCells) {
  EXPECT_EQ(refusal("Freecells: AC - 2C\n"), "line 1: cell 3, but the game has 2 cells");
  EXPECT_EQ(refusal("Freecells: -\n", rules_of("fortress")), "line 1: the game has no cells");
}

TEST(BoardText, RefusesFoundationsThatContradictThePiles) {
  EXPECT_EQ(refusal("Foundations: H-3\nAC 2C 3C AS\n2S 3S 2H\nAD 2D 3D\n"),
            "line 3: 2H lies in pile 2, but the hearts foundation is built to 3H");
  EXPECT_EQ(refusal("Foundations: H-2\nFreecells: 2H\n3H AC 2C 3C AS\n2S 3S\nAD 2D 3D\n"),
            "line 2: 2H lies in cell 1, but the hearts foundation is built to 2H");
  EXPECT_EQ(refusal("Foundations: H-2\nAH AC 2C 3C AS\n2S 3S 2H\nAD 2D 3D 3H\n", mini_open_base()),
            "line 3: 2H lies in pile 2, but the hearts foundation is built to 2H");
}

TEST(BoardText, RefusesMalformedFoundations) {
  for (const auto* entry : {"H", "H-", "-A", "X-A", "H-14", "HA", "H-A-", "H-KH", "AH"}) {
    EXPECT_EQ(refusal(std::string("Foundations: ") + entry + "\n"),
              "line 1: '" + std::string(entry) + "' is not a foundation, such as H-A or S-0");
  }
  EXPECT_EQ(refusal("Foundations: H-A H-2\n"), "line 1: the hearts foundation is given twice");
  EXPECT_EQ(refusal("Founds: H-0\nFounds: H-A\n"), "line 2: the hearts foundation is given twice");
  EXPECT_EQ(refusal("Foundations: H-K\n"), "line 1: KH is not in this game's deck");
}

TEST(BoardText, RefusesOtherLabelsAndDealsOnOneLine) {
  EXPECT_EQ(
      refusal("Stock: AC\n"),
      "line 1: nothing but Foundations, Freecells or Base may stand before a colon, not 'Stock' (each pile has its own "
      "line)");
  EXPECT_EQ(
      refusal("AC 2C:3C\n"),
      "line 1: nothing but Foundations, Freecells or Base may stand before a colon, not 'AC 2C' (each pile has its own "
      "line)");
}

TEST(BoardText, RefusesEmptyAndBinaryInput) {
  EXPECT_EQ(refusal(""), "the input is empty");
  EXPECT_EQ(refusal(" \n\t\n"), "the input is empty");
  EXPECT_EQ(refusal(std::string_view("\x7f"
                                     "ELF\0\0",
                                     6)),
            "this is binary data, not text: it holds the byte \\x7f");
}

TEST(BoardText, MiniDecksListOnlyTheirSuits) {
  Rules rules = mini_rules();
  rules.suits = 2;
  const Board board = read("Founds: C-2\n3C\nAS 2S 3S\n", rules);
  EXPECT_EQ(format_board_text(rules, board), "Foundations: C-2 S-0\nFreecells: - -\n3C\nAS 2S 3S\n:\n");
  EXPECT_EQ(refusal("Founds: H-A\n", rules), "line 1: AH is not in this game's deck");
}

TEST(DealFile, TellsTheFormatByItsContent) {
  const Board board = parse_board_text(mini_rules(), kMini);
  EXPECT_EQ(parse_deal_file(mini_rules(), kMini), board);
  EXPECT_EQ(parse_deal_file(mini_rules(), "\xEF\xBB\xBF\n " + format_json_text(mini_rules(), board)), board);
  EXPECT_EQ(error_of([] { (void)parse_deal_file(mini_rules(), ""); }), "the input is empty");
}

}  // namespace
}  // namespace castellan::core
