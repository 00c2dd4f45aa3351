// Solutions: the numbered text and the JSON, written and read.

#include "core/text/solution_text.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/text/move_json.hpp"
#include "tests/support/expect_error.hpp"

namespace castellan::core {
namespace {

using test::error_of;

const std::vector<Move> kMoves = {
    {parse_card("5C").value(), {PlaceKind::kPile, 2}, {PlaceKind::kPile, 6}},
    {parse_card("10H").value(), {PlaceKind::kCell, 0}, {PlaceKind::kFoundation, 0}},
    {parse_card("AS").value(), {PlaceKind::kFoundation, 0}, {PlaceKind::kPile, 9}},
};

std::string refusal(std::string_view text) {
  return error_of([&] { (void)parse_solution(text); });
}

TEST(SolutionText, WritesNumberedMoves) {
  EXPECT_EQ(format_moves(kMoves), "1. 5C pile 3 → pile 7\n2. 10H cell 1 → foundation\n3. AS foundation → pile 10\n");
  EXPECT_EQ(format_moves({}), "");
}

TEST(SolutionText, ReadsWhatIsWritten) { EXPECT_EQ(parse_solution(format_moves(kMoves)), kMoves); }

TEST(SolutionText, SaysHowManyCardsMoveAsARun) {
  const std::vector<Move> moves = {{parse_card("7C").value(), {PlaceKind::kPile, 2}, {PlaceKind::kPile, 6}, 3}};
  EXPECT_EQ(format_moves(moves), "1. 7C pile 3 → pile 7, run of 3\n");
  EXPECT_EQ(parse_solution(format_moves(moves)), moves);
  EXPECT_EQ(parse_solution("1. 7c pile 3 -> pile 7 ,run of 3"), moves);
  EXPECT_EQ(refusal("1. 7C pile 3 → pile 7, run of 0"), "line 1: 'run of 0' is no run, such as run of 3");
  EXPECT_EQ(refusal("1. 7C pile 3 → pile 7, run of 53"), "line 1: 'run of 53' is no run, such as run of 3");
  EXPECT_EQ(refusal("1. 7C pile 3 → pile 7, three"), "line 1: 'three' is no run, such as run of 3");
}

TEST(SolutionText, ReadsLooseWriting) {
  EXPECT_EQ(parse_solution("  1.5c  PILE 3->pile   7\r\n2.\tTH Cell 1 -> Foundation\r\n3. as foundation→pile 10"),
            kMoves);
}

TEST(SolutionText, SkipsAllOtherLines) {
  EXPECT_EQ(parse_solution("Foundations: H-A C-2 D-K S-0\n10H 5C\n:\n\nwinnable in 3 moves\n"
                           "1. 5C pile 3 → pile 7\n\n2. 10H cell 1 → foundation\n3. AS foundation → pile 10\n"
                           "1234 positions\n12.5 ms of CPU\n0.25\n7.5%\n"),
            kMoves);
}

TEST(SolutionText, MovesAreNumberedFromOne) {
  EXPECT_EQ(refusal("1. 5C pile 3 → pile 7\n\n3. 5C pile 3 → pile 7\n"), "line 3: move 2 was expected, not '3'");
  EXPECT_EQ(refusal("0. 5C pile 3 → pile 7\n"), "line 1: move 1 was expected, not '0'");
  EXPECT_EQ(refusal("99999999999999999999999. 5C pile 3 → pile 7\n"),
            "line 1: move 1 was expected, not '99999999999999999999999'");
}

TEST(SolutionText, RefusesMalformedMoves) {
  EXPECT_EQ(refusal("1. 5C pile 3 pile 7\n"), "line 1: '5C pile 3 pile 7' is not a move, such as 5C pile 3 -> pile 7");
  EXPECT_EQ(refusal("1.\n"), "line 1: '' is not a move, such as 5C pile 3 -> pile 7");
  EXPECT_EQ(refusal("\n1. XX pile 3 → pile 7\n"), "line 2: 'XX' is not a card");
  EXPECT_EQ(refusal("1.XX pile 3 → pile 7\n"), "line 1: 'XX' is not a card");
  EXPECT_EQ(refusal("1. → pile 7\n"), "line 1: '' is not a card");
  for (const auto* place :
       {"", "pile", "pile 0", "pile -1", "pile 300", "pile 1x", "pile 1 2", "foundation 1", "stock"}) {
    EXPECT_EQ(refusal("1. 5C pile 3 → " + std::string(place)),
              "line 1: '" + std::string(place) + "' is no place, such as pile 3, cell 1 or foundation");
    EXPECT_EQ(refusal("1. 5C " + std::string(place) + " → pile 7"),
              "line 1: '" + std::string(place) + "' is no place, such as pile 3, cell 1 or foundation");
  }
}

TEST(SolutionText, RefusesTextsWithoutMoves) {
  EXPECT_EQ(refusal("unwinnable\n"), "no move is there, such as 1. 5C pile 3 -> pile 7");
  EXPECT_EQ(refusal(""), "the input is empty");
  EXPECT_EQ(refusal(std::string_view("1.\0", 3)), "this is binary data, not text: it holds the byte \\x00");
}

TEST(SolutionJson, WritesAMove) {
  EXPECT_EQ(move_to_json(kMoves[1]).dump(), R"({"card":"10H","from":"cell 1","to":"foundation"})");
}

TEST(SolutionJson, SaysHowManyCardsMoveAsARun) {
  const Move move{parse_card("7C").value(), {PlaceKind::kPile, 2}, {PlaceKind::kPile, 6}, 3};
  const std::string text = R"({"card":"7C","from":"pile 3","to":"pile 7","cards":3})";
  EXPECT_EQ(move_to_json(move).dump(), text);
  EXPECT_EQ(parse_solution(R"({"moves":[)" + text + "]}"), std::vector<Move>{move});
  for (const char* const cards : {"0", "53", "-1", "1.5", R"("3")"}) {
    EXPECT_EQ(refusal(R"({"moves":[{"card":"7C","from":"pile 3","to":"pile 7","cards":)" + std::string(cards) + "}]}"),
              "move 1: 'cards' must be a whole number from 1 to 52");
  }
}

TEST(SolutionJson, ReadsTheMovesOfAResult) {
  nlohmann::ordered_json result = {{"game", "citadel"}, {"options", {{"return", "yes"}}}, {"verdict", "winnable"}};
  for (const Move& move : kMoves) result["moves"].push_back(move_to_json(move));
  EXPECT_EQ(parse_solution(result.dump()), kMoves);
  EXPECT_EQ(parse_solution("\n" + result.dump(2) + "\n"), kMoves);
  EXPECT_EQ(parse_solution(R"({"verdict":"unwinnable","moves":[]})"), std::vector<Move>{});
}

TEST(SolutionJson, ErrorsNameTheMove) {
  EXPECT_EQ(refusal(R"({"verdict":"winnable"})"), "the key 'moves' is missing");
  EXPECT_EQ(refusal(R"({"moves":null})"), "'moves' must be an array");
  EXPECT_EQ(refusal(R"({"moves":["5C"]})"), "move 1: a move must be an object with the keys 'card', 'from' and 'to'");
  const std::string first = R"({"card":"5C","from":"pile 3","to":"pile 7"},)";
  EXPECT_EQ(refusal(R"({"moves":[)" + first + R"({"card":"5C","from":"pile 3"}]})"), "move 2: the key 'to' is missing");
  EXPECT_EQ(refusal(R"({"moves":[)" + first + R"({"card":5,"from":"pile 3","to":"pile 7"}]})"),
            "move 2: 'card' must be a string");
  EXPECT_EQ(refusal(R"({"moves":[)" + first + R"({"card":"XX","from":"pile 3","to":"pile 7"}]})"),
            "move 2: 'XX' is not a card");
  EXPECT_EQ(refusal(R"({"moves":[)" + first + R"({"card":"5C","from":"3","to":"pile 7"}]})"),
            "move 2: '3' is no place, such as pile 3, cell 1 or foundation");
  EXPECT_EQ(refusal("{\"moves\":[\n}"), "line 2: this is not valid JSON");
}

}  // namespace
}  // namespace castellan::core
