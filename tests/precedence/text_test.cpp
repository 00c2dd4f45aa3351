// Texts of Precedence, in and out: stocks, moves, solutions; and each refusal word for word.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/precedence/dealing.hpp"
#include "core/precedence/solution_text.hpp"
#include "core/precedence/stock_text.hpp"
#include "tests/support/expect_error.hpp"

namespace castellan::test {
namespace {

using core::Rank;
using core::precedence::FirstKing;
using core::precedence::Move;
using core::precedence::MoveKind;
using core::precedence::parse_solution;
using core::precedence::parse_stock_file;
using core::precedence::parse_stock_text;
using core::precedence::Rules;
using core::precedence::Stock;

constexpr Rules kMini{.ranks = 3, .chains = 2};
constexpr Rules kAllInStock{.ranks = 3, .chains = 2, .first_king = FirstKing::kFirstAvailable};

std::string stock_error(const std::string& text, const Rules& rules = kMini) {
  return error_of([&] { static_cast<void>(parse_stock_file(rules, text)); });
}

std::string solution_error(const std::string& text) {
  return error_of([&] { static_cast<void>(parse_solution(text)); });
}

TEST(PrecedenceStockText, EveryFormatReadsBack) {
  const Rules rules;
  const Stock stock = core::precedence::numbered_deal(rules, {core::DealSource::kSeed, 5});
  ASSERT_EQ(stock.size(), 103U);
  EXPECT_EQ(parse_stock_text(rules, core::precedence::format_stock_line(stock)), stock);
  EXPECT_EQ(parse_stock_file(rules, core::precedence::format_stock_lines(stock)), stock);
  EXPECT_EQ(parse_stock_file(rules, core::precedence::format_stock_json(stock)), stock);
}

TEST(PrecedenceStockText, SuitsCaseCommentsAndLineBreaksDoNotMatter) {
  const Stock stock = parse_stock_text(kMini, "# mine\n\ns=AC 3h  # the king\n2 2S\na\n");
  EXPECT_EQ(core::precedence::format_stock_line(stock), "S=A 3 2 2 A");
  EXPECT_EQ(core::precedence::format_stock_json(stock), R"({"stock":["A","3","2","2","A"]})");
}

TEST(PrecedenceStockText, RefusesWhatIsNotTheStock) {
  EXPECT_EQ(stock_error("A 3 2 2 A"), "line 1: a stock begins with S=, such as S=8 K 10 …");
  EXPECT_EQ(stock_error("S=A 3 2 2"), "missing: A (1 of 2)");
  EXPECT_EQ(stock_error("S="), "missing: A (0 of 2), 2 (0 of 2), 3 (0 of 1)");
  EXPECT_EQ(stock_error("S=A 3 2\n3 A"),
            "line 2, card 4: 3 appears 2 times; the stock holds 1, and one lies on the first foundation");
  EXPECT_EQ(stock_error("S=A 3 2 A A"), "line 1, card 5: A appears 3 times; the stock holds 2");
  EXPECT_EQ(stock_error("S=A 3 2 2 A", kAllInStock), "missing: 3 (1 of 2)");
  EXPECT_EQ(stock_error("S=A K 2 2 A"), "line 1, card 2: K is not in this game's deck");
  EXPECT_EQ(stock_error("S=A X 2 2 A"), "line 1, card 2: 'X' is no rank, such as 8, 10 or K");
  EXPECT_EQ(stock_error(""), "the input is empty");
  EXPECT_EQ(stock_error(std::string("S=A\0", 4)), "this is binary data, not text: it holds the byte \\x00");
  EXPECT_EQ(stock_error("{}"), "the key 'stock' is missing");
  EXPECT_EQ(stock_error(R"({"stock": ["A"], "cells": []})"), "unknown key 'cells'; a deal of this game has 'stock'");
  EXPECT_EQ(stock_error(R"({"stock": "A"})"), "'stock': an array was expected");
  EXPECT_EQ(stock_error(R"({"stock": [1]})"), "'stock': a card must be a string, such as \"10\"");
  EXPECT_EQ(stock_error(R"({"stock": ["A", "B"]})"), "card 2: 'B' is no rank, such as 8, 10 or K");
}

TEST(PrecedenceStockText, RefusesAKingTooManyInTheFullDeck) {
  const Stock stock = core::precedence::numbered_deal({}, {core::DealSource::kSeed, 5});
  std::string text = core::precedence::format_stock_line(stock);
  EXPECT_EQ(stock_error(text + " K", {}),
            "line 1, card 104: K appears 8 times; the stock holds 7, and one lies on the first foundation");
  text.replace(text.rfind('A'), 1, "2");
  EXPECT_NE(stock_error(text, {}).find("2 appears 9 times"), std::string::npos);
}

TEST(PrecedenceMove, WordsReadBack) {
  const std::vector<Move> moves = {{MoveKind::kTurn}, {MoveKind::kPlay, static_cast<Rank>(10), 4}, {MoveKind::kRedeal}};
  const std::string text = core::precedence::format_moves(moves);
  EXPECT_EQ(text, "1. turn\n2. 10 from waste → foundation 5\n3. redeal\n");
  EXPECT_EQ(parse_solution("Verdict\n" + text + "Effort: 12\n1.5 ms\n"), moves);
  EXPECT_EQ(parse_solution("1. TURN\n2.t From WASTE -> Foundation 5\n3. Redeal"), moves);

  nlohmann::ordered_json json;
  for (const Move& move : moves) json["moves"].push_back(core::precedence::move_to_json(move));
  EXPECT_EQ(json["moves"][1].dump(), R"({"card":"10","from":"waste","to":"foundation 5"})");
  EXPECT_EQ(parse_solution(json.dump()), moves);
}

TEST(PrecedenceMove, RefusesWhatIsNoSolution) {
  constexpr auto kForm = " is not a move: turn, redeal, or such as 8 from waste -> foundation 5";
  EXPECT_EQ(solution_error("1. flip"), std::string("line 1: 'flip'") + kForm);
  EXPECT_EQ(solution_error("1. 8 from stock -> foundation 5"),
            std::string("line 1: '8 from stock -> foundation 5'") + kForm);
  EXPECT_EQ(solution_error("1. 8 from waste -> foundation 9"),
            std::string("line 1: '8 from waste -> foundation 9'") + kForm);
  EXPECT_EQ(solution_error("1. turn\n3. turn"), "line 2: move 2 was expected, not '3'");
  EXPECT_EQ(solution_error("no moves"), "no move is there, such as 1. turn");
  EXPECT_EQ(solution_error("{}"), "the key 'moves' is missing");
  EXPECT_EQ(solution_error(R"({"moves": 3})"), "'moves' must be an array");
  EXPECT_EQ(solution_error(R"({"moves": [3]})"),
            "move 1: a move must be an object with the keys 'card', 'from' and 'to'");
  EXPECT_EQ(solution_error(R"({"moves": [{"card": "8"}]})"), "move 1: the key 'from' is missing");
  EXPECT_EQ(solution_error(R"({"moves": [{"card": "8", "from": "stock", "to": "foundation 1"}]})"),
            "move 1: a card is played from the waste, not from 'stock'");
  EXPECT_EQ(solution_error(R"({"moves": [{"card": "8", "from": "waste", "to": "foundation 0"}]})"),
            "move 1: 'foundation 0' is no place for a card, such as foundation 5");
  EXPECT_EQ(solution_error(R"({"moves": [{"card": null, "from": "waste", "to": "foundation 1"}]})"),
            "move 1: '' is no rank, such as 8, 10 or K");
}

}  // namespace
}  // namespace castellan::test
