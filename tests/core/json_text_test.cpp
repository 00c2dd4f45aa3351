// The JSON format of deals.

#include <gtest/gtest.h>

#include "core/text/deal_text.hpp"
#include "tests/support/expect_error.hpp"
#include "tests/support/text_deals.hpp"

namespace castellan::core {
namespace {

using test::error_of;
using test::mini_open_base;
using test::mini_rules;
using test::rules_of;

Card card(std::string_view text) { return parse_card(text).value(); }

Board read(std::string_view text, const Rules& rules = mini_rules()) { return parse_json_text(rules, text); }

std::string refusal(std::string_view text, const Rules& rules = mini_rules()) {
  return error_of([&] { (void)parse_json_text(rules, text); });
}

TEST(JsonText, ReadsAndWritesADeal) {
  const std::string text = R"({"tableau piles":[["2C","3C","AD"],["2D"],["3D"]],)"
                           R"("foundations":[["AH","2H"],["AC"],[],["AS","2S","3S"]],"cells":["3H",null]})";
  const Board board = read(text);
  EXPECT_EQ(board.home, (std::array<std::uint8_t, kSuits>{1, 3, 2, 0}));
  EXPECT_EQ(board.cells[0], card("3H"));
  EXPECT_EQ(board.cells[1], std::nullopt);
  EXPECT_EQ(board.piles[0].back(), card("AD"));
  EXPECT_EQ(format_json_text(mini_rules(), board), text);
}

TEST(JsonText, FoundationsAndCellsAreOptional) {
  const Board board = read(
      "\n{ \"tableau piles\": [[\"ac\",\"2c\",\"3c\",\"as\"],[\"2s\",\"3s\",\"ah\",\"2h\"],"
      "[\"3h\",\"ad\",\"2d\",\"3d\"]] }\r\n");
  EXPECT_EQ(board.home, (std::array<std::uint8_t, kSuits>{}));
  EXPECT_EQ(board.piles[2].back(), card("3D"));
  EXPECT_EQ(
      format_json_text(mini_rules(), board),
      R"({"tableau piles":[["AC","2C","3C","AS"],["2S","3S","AH","2H"],["3H","AD","2D","3D"]],"cells":[null,null]})");
}

TEST(JsonText, GamesWithoutCellsHaveNoneWritten) {
  const Rules rules = rules_of("streets-and-alleys");
  const std::string text = format_json_text(rules, parse_board_text(rules, test::kStreets));
  EXPECT_EQ(text.find("cells"), std::string::npos);
  EXPECT_EQ(text.find("foundations"), std::string::npos);
  EXPECT_EQ(parse_json_text(rules, text), parse_board_text(rules, test::kStreets));
}

TEST(JsonText, FoundationsSayTheBase) {
  const Board board = read(R"({"tableau piles":[["AC","AS","2S","3S"],["AD","2D","3D"]],
                               "foundations":[["2C","3C"],["2H","3H","AH"]]})",
                           mini_open_base());
  EXPECT_EQ(board.base, Rank::kTwo);
  EXPECT_EQ(board.home, (std::array<std::uint8_t, kSuits>{2, 0, 3, 0}));
  EXPECT_EQ(refusal(R"({"tableau piles":[["AC","AS","2S","3S"],["AD","2D","3D"]],
                        "foundations":[["2C","3C"],["3H","AH","2H"]]})",
                    mini_open_base()),
            "the foundations do not start on one rank: 2C and 3H are the lowest cards on theirs");
}

TEST(JsonText, RefusesFoundationsThatAreNotBuilt) {
  EXPECT_EQ(refusal(R"({"tableau piles":[],"foundations":[["2H"]]})"),
            "foundations: the hearts foundation starts with 2H, not with AH");
  EXPECT_EQ(refusal(R"({"tableau piles":[],"foundations":[["AH","3H"]]})"),
            "foundations: 3H cannot lie on AH on a foundation");
  EXPECT_EQ(refusal(R"({"tableau piles":[],"foundations":[["AH","AH"]]})"),
            "foundations: AH appears twice, on its foundation and on its foundation");
  EXPECT_EQ(refusal(R"({"tableau piles":[["AH"]],"foundations":[["AH"]]})"),
            "pile 1: AH appears twice, on its foundation and in pile 1");
}

TEST(JsonText, RefusesFoundationsThatNoPlayBuilds) {
  EXPECT_EQ(refusal(R"({"tableau piles":[],"foundations":[["AH","2S"]]})"),
            "foundations: 2S cannot lie on AH on a foundation");
  EXPECT_EQ(refusal(R"({"tableau piles":[],"foundations":[["AH"],["2H","3H"]]})"),
            "foundations: the hearts foundation is given twice");
  EXPECT_EQ(refusal(R"({"tableau piles":[],"foundations":[["2C"],["3C"]]})", mini_open_base()),
            "foundations: the clubs foundation is given twice");
  EXPECT_EQ(refusal(R"({"tableau piles":[],"foundations":[[],[],[],[],[]]})"),
            "foundations: foundation 5, but the deck has 4 suits");
  EXPECT_EQ(refusal(R"({"tableau piles":[],"foundations":[["KC"]]})"), "foundations: KC is not in this game's deck");
}

TEST(JsonText, SaysTheBaseThatThePlayerChose) {
  const std::string text = R"({"tableau piles":[["AC","AS","2S","3S"],["AD","2D","3D"],[]],)"
                           R"("foundations":[["2H","3H","AH"],["2C","3C"],[],[]],"base":"2","cells":[null,null]})";
  const Board board = read(text, mini_open_base());
  EXPECT_EQ(board.base, Rank::kTwo);
  EXPECT_EQ(format_json_text(mini_open_base(), board), text);
  const auto with_base = [](std::string_view base) {
    return R"({"tableau piles":[["AC","AS","2S","3S"],["AD","2D","3D"],[]],"foundations":[["2C","3C"],["2H","3H","AH"]],"base":)" +
           std::string(base) + "}";
  };
  EXPECT_EQ(refusal(with_base("\"3\""), mini_open_base()),
            "foundations: the clubs foundation starts with 2C, not with 3C");
  EXPECT_EQ(refusal(with_base("2"), mini_open_base()), "'base': a rank must be a string, such as \"7\"");
  EXPECT_EQ(refusal(with_base("\"4\""), mini_open_base()), "base: '4' is not a rank of this game's deck");
}

TEST(JsonText, RefusesBadCards) {
  EXPECT_EQ(refusal(R"({"tableau piles":[["AC"],["XX"]]})"), "pile 2: 'XX' is not a card");
  EXPECT_EQ(refusal(R"({"tableau piles":[["AC"],["\n\u0000é"]]})"),
            "pile 2: '?"
            "?é' is not a card");
  EXPECT_EQ(refusal(R"({"tableau piles":[["AC"],["2C","AC"]]})"), "pile 2: AC appears twice, in pile 1 and in pile 2");
  EXPECT_EQ(refusal(R"({"tableau piles":[["KC"]]})"), "pile 1: KC is not in this game's deck");
  EXPECT_EQ(refusal(R"({"tableau piles":[["AC","2C","3C","AS"],["2S","3S","AH","2H"],["3H","AD","2D"]]})"),
            "missing: 3D");
  EXPECT_EQ(refusal(R"({"tableau piles":[]})"), "no card of the deck is there");
}

TEST(JsonText, RefusesTooManyPilesAndCells) {
  EXPECT_EQ(refusal(R"({"tableau piles":[[],[],[],[]]})"), "pile 4, but the game has 3 piles");
  EXPECT_EQ(refusal(R"({"tableau piles":[],"cells":["AC",null,null]})"), "cells: cell 3, but the game has 2 cells");
}

TEST(JsonText, RefusesUnknownMissingAndRepeatedKeys) {
  EXPECT_EQ(refusal(R"({"piles":[]})"),
            "unknown key 'piles'; a deal has 'tableau piles', 'foundations', 'cells' and 'base'");
  EXPECT_EQ(refusal("{}"), "the key 'tableau piles' is missing");
  EXPECT_EQ(refusal(R"({"tableau piles":[],"tableau piles":[]})"), "the key 'tableau piles' is given twice");
}

TEST(JsonText, RefusesWrongTypes) {
  EXPECT_EQ(refusal("[]"), "the JSON must be an object: { … }");
  EXPECT_EQ(refusal(R"({"tableau piles":7})"), "'tableau piles': an array was expected");
  EXPECT_EQ(refusal(R"({"tableau piles":["AC"]})"),
            "pile 1: an array of cards was expected, such as [\"KC\", \"10H\"]");
  EXPECT_EQ(refusal(R"({"tableau piles":[[7]]})"), "pile 1: a card must be a string, such as \"10H\"");
  EXPECT_EQ(refusal(R"({"tableau piles":[],"foundations":{"H":"A"}})"), "'foundations': an array was expected");
  EXPECT_EQ(refusal(R"({"tableau piles":[],"foundations":[["AH"],"AC"]})"),
            "foundations: an array of cards was expected, such as [\"KC\", \"10H\"]");
  EXPECT_EQ(refusal(R"({"tableau piles":[],"cells":"AH"})"), "'cells': an array was expected");
  EXPECT_EQ(refusal(R"({"tableau piles":[],"cells":[["AH"]]})"), "cells: a card must be a string, such as \"10H\"");
}

TEST(JsonText, RefusesWhatIsNoJson) {
  EXPECT_EQ(refusal("{\"tableau piles\":\n [[\"AC\",]]}"), "line 2: this is not valid JSON");
  EXPECT_EQ(refusal("{\"tableau piles\":[]} x"), "line 1: this is not valid JSON");
  EXPECT_EQ(refusal("{\"tableau piles\":[\"\xff\"]}"), "line 1: this is not valid JSON");
  EXPECT_EQ(refusal("{\"tableau\npiles\":[]}"), "line 1: this is not valid JSON");
  EXPECT_EQ(refusal("{\"tableau piles\":["), "line 1: this is not valid JSON");
  EXPECT_EQ(refusal("{\"tableau piles\":[[1e999]]}"), "the JSON holds a value that cannot be read");
  EXPECT_EQ(refusal(""), "the input is empty");
  EXPECT_EQ(refusal(std::string_view("{\0}", 3)), "this is binary data, not text: it holds the byte \\x00");
}

TEST(JsonText, RefusesDeepNesting) {
  const std::string deep = "{\"tableau piles\":" + std::string(1'000'000, '[');
  EXPECT_EQ(refusal(deep), "the JSON is nested too deeply");
}

}  // namespace
}  // namespace castellan::core
