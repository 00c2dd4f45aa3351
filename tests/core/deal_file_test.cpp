// Deals in files of which only the content tells the form, and how people spell them.

#include <gtest/gtest.h>

#include "core/deals/deal_number.hpp"
#include "core/text/deal_text.hpp"
#include "tests/support/expect_error.hpp"
#include "tests/support/text_deals.hpp"

namespace castellan::core {
namespace {

using test::error_of;
using test::mini_rules;
using test::rules_of;

constexpr std::string_view kMiniLine = "C=- -:AC 2C 3C AS:2S 3S AH 2H:3H AD 2D 3D";

Board mini() { return parse_line_text(mini_rules(), kMiniLine); }
Board read(std::string_view text, const DealReading& reading = {}) {
  return parse_deal_file(mini_rules(), text, reading);
}
std::string refusal(std::string_view text, const DealReading& reading = {}) {
  return error_of([&] { (void)read(text, reading); });
}

TEST(DealFile, EveryFormIsRecognised) {
  EXPECT_EQ(read(kMiniLine), mini());
  EXPECT_EQ(read("\n# a deal\n" + std::string(kMiniLine) + "\n\n"), mini());
  EXPECT_EQ(read(format_board_text(mini_rules(), mini())), mini());
  EXPECT_EQ(read(format_json_text(mini_rules(), mini())), mini());
}

TEST(DealFile, SpellingsMayBeMixed) {
  EXPECT_EQ(read("1♣, c2, 3♧\uFE0F,as\n\u00A02♤\u00A0S3 1h ♥2\n3♡ aD 2♦ ♢3\n"), mini());
}

TEST(DealFile, AWordIsShownAsTyped) {
  EXPECT_EQ(refusal("1♣ 2C 3C ♠1\n2S 3S AH 2H\n3H AD 2D 3♠\n"),
            "line 3: 3S ('3♠') appears twice, in pile 2 and in pile 3");
  EXPECT_EQ(refusal("AC 2C 3C ♠♠\n"), "line 1: '♠♠' is not a card");
}

TEST(DealFile, OneSpellingOfTwoMeaningsIsRefused) {
  // Whether 1H is the ace or a ten cut short, it cannot be beside AH.
  EXPECT_EQ(refusal("AC 2C 3C AS\n2S 3S AH 2H\n1H AD 2D 3D\n"),
            "line 3: AH ('1H') appears twice, in pile 2 and in pile 3");
}

TEST(DealFile, ASecondDealIsNamed) {
  const std::string board = format_board_text(mini_rules(), mini());
  const std::string expected = ": a second deal begins here; a file of several deals is read with --lines";
  EXPECT_EQ(refusal(board + "\n" + board), "line 6" + expected);
  EXPECT_EQ(refusal(board + board), "line 5" + expected);
  EXPECT_EQ(refusal("AC 2C 3C AS\n2S 3S AH 2H\n3H AD 2D 3D\n---\nAC 2C\n"), "line 5" + expected);
  EXPECT_EQ(refusal(std::string(kMiniLine) + "\n" + std::string(kMiniLine)), "line 2" + expected);
  EXPECT_EQ(refusal("{}\n{}\n"), "line 2" + expected);
}

TEST(DealFile, ALineDealOverSeveralLinesIsNamed) {
  EXPECT_EQ(refusal("AC 2C 3C AS:2S 3S AH 2H:\n3H AD 2D 3D\n"),
            "line 2: this is a line deal: all its piles stand on one line, colons between them");
}

TEST(DealFile, ABoardMayBeWrittenByRows) {
  EXPECT_EQ(read("AC 2S 3H\n2C 3S AD\n3C AH 2D\nAS 2H 3D\n", {.by_rows = true}), mini());
  EXPECT_EQ(read("Foundations: H-2\nAC 2S 3H\n2C 3S AD\n3C - 2D\nAS - 3D\n", {.by_rows = true}).piles[1].size(), 2U);
}

TEST(DealFile, ARowCannotHangInTheAir) {
  EXPECT_EQ(refusal("AC 2S\n2C 3S AD\n", {.by_rows = true}),
            "line 2: 'AD' lies on nothing: the row before it has no card in pile 3");
  EXPECT_EQ(refusal("AC 2S 3H 2C\n", {.by_rows = true}), "line 1: the row has 4 cards, but the game has 3 piles");
  EXPECT_EQ(refusal(kMiniLine, {.by_rows = true}), "only a board can be written by rows, not this form");
}

TEST(DealFile, ARefusedLayoutNamesTheLikelyCause) {
  const Rules castle = rules_of("beleaguered-castle");
  const Board board = numbered_deal(castle, {DealSource::kSeed, 1});
  std::string rows = "Foundations: H-A C-A D-A S-A\n";
  for (std::size_t row = 0; row < 6; ++row) {
    for (const Pile& pile : board.piles) rows += to_string(pile[row]) + " ";
    rows += "\n";
  }
  const std::string by_rows = error_of([&] { (void)parse_deal_file(castle, rows); });
  EXPECT_NE(by_rows.find("(6 lines of 8: if they are rows, use --rows; "), std::string::npos) << by_rows;
  EXPECT_EQ(parse_deal_file(castle, rows, {.by_rows = true}), board);

  const std::string other =
      error_of([&] { (void)parse_deal_file(rules_of("fortress"), format_board_text(castle, board)); });
  EXPECT_NE(other.find("(8 piles of 6: Beleaguered Castle or Citadel"), std::string::npos) << other;
  EXPECT_NO_THROW((void)parse_deal_file(rules_of("fortress"), format_board_text(castle, board), {.any_layout = true}));
}

TEST(DealFile, AcesThatTheDealPutsHomeMayBeLeftOut) {
  const Rules castle = rules_of("beleaguered-castle");
  const Board board = numbered_deal(castle, {DealSource::kSeed, 1});
  const std::string text = format_board_text(castle, board);
  EXPECT_EQ(parse_deal_file(castle, text.substr(text.find('\n') + 1)), board);
  EXPECT_NE(error_of([&] { (void)parse_deal_file(castle, "Foundations: H-A\n" + text.substr(text.find('\n') + 1)); }),
            "")
      << "what is said must be true";
}

TEST(DealFile, SolvitairesFoundationsAreOneListOfCards) {
  const auto with = [](std::string_view foundations) {
    return R"({"tableau piles":[["AC","2C","3C","AS"],["2S","3S"],["AD","2D","3D"]],"foundations":)" +
           std::string(foundations) + "}";
  };
  const Board board = read(with(R"(["AH","2H","3H"])"));
  EXPECT_EQ(board.home, (std::array<std::uint8_t, kSuits>{0, 0, 3, 0}));
  EXPECT_EQ(read(with(R"(["3H"])")), board) << "the top card says it all";
  EXPECT_EQ(refusal(with(R"(["AH","3H"])")), "foundations: 3H cannot lie on AH on a foundation");
  EXPECT_EQ(refusal(with(R"(["AH",["2H"]])")), "foundations: a card must be a string, such as \"10H\"");
}

TEST(ListedDeal, ErrorsBeginWithTheLine) {
  const auto listed = [](std::string_view text) {
    return error_of([&] { (void)parse_listed_deal(mini_rules(), text, 7); });
  };
  EXPECT_EQ(listed("AC 2C\nXX\n"), "line 8: 'XX' is not a card");
  EXPECT_EQ(listed("AC 2C\n"), "line 7: missing: AS, AH, AD, 2S, 2H and 5 more");
  EXPECT_EQ(listed("AC 2C:XX"), "line 7: pile 2: 'XX' is not a card");
  EXPECT_EQ(listed("{}"), "line 7: the key 'tableau piles' is missing");
}

}  // namespace
}  // namespace castellan::core
