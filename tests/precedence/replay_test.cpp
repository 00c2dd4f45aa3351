// The judge of Precedence, word for word.

#include "core/precedence/replay.hpp"

#include <gtest/gtest.h>

namespace castellan::test {
namespace {

using core::Rank;
using core::precedence::FirstKing;
using core::precedence::Move;
using core::precedence::MoveKind;
using core::precedence::replay;
using core::precedence::Rules;
using core::precedence::Stock;

constexpr Move kTurnMove = {MoveKind::kTurn};
constexpr Move kRedealMove = {MoveKind::kRedeal};

Move play(int rank, std::uint8_t foundation) {
  return {MoveKind::kPlay, static_cast<Rank>(rank), static_cast<std::uint8_t>(foundation - 1)};
}

Stock stock_of(std::initializer_list<int> ranks) {
  Stock stock;
  for (const int rank : ranks) stock.push_back(static_cast<Rank>(rank));
  return stock;
}

/// Three ranks, two foundations: 3 2 A and 2 A 3, the first 3 placed.
constexpr Rules kMini{.ranks = 3, .chains = 2, .redeals = 1};

std::string reason(const Rules& rules, const Stock& stock, const std::vector<Move>& moves) {
  const auto result = replay(rules, stock, moves);
  EXPECT_TRUE(result.illegal_move);
  EXPECT_EQ(result.illegal_move.value_or(0), moves.size() - 1);
  EXPECT_FALSE(result.won);
  return result.reason;
}

TEST(PrecedenceReplay, AcceptsAWinOverTwoPassesRoundTheCorner) {
  const Stock stock = stock_of({1, 3, 2, 2, 1});
  const std::vector<Move> moves = {kTurnMove,  kTurnMove, kTurnMove,  play(2, 1), kTurnMove,
                                   play(2, 2), kTurnMove, play(1, 2), play(3, 2), play(1, 1)};
  const auto result = replay(kMini, stock, moves);
  EXPECT_FALSE(result.illegal_move) << result.reason;
  EXPECT_TRUE(result.won);
}

TEST(PrecedenceReplay, TurnsTheWasteOverInTheOrderOfTheFirstPass) {
  const Stock stock = stock_of({1, 3, 2, 2, 1});
  std::vector<Move> moves(6, kTurnMove);
  moves.back() = kRedealMove;
  const auto result = replay(kMini, stock, moves);
  EXPECT_FALSE(result.illegal_move);
  EXPECT_FALSE(result.won);
  EXPECT_EQ(result.table.stock.back(), Rank::kAce);
  EXPECT_EQ(result.table.stock.front(), Rank::kAce);
  EXPECT_EQ(result.table.stock[3], static_cast<Rank>(3));

  moves.resize(12, kTurnMove);
  moves.back() = kRedealMove;
  EXPECT_EQ(reason(kMini, stock, moves), "no redeal is left");
}

TEST(PrecedenceReplay, SaysWhyAMoveIsIllegal) {
  const Stock stock = stock_of({1, 3, 2, 2, 1});
  EXPECT_EQ(reason(kMini, stock, {play(1, 1)}), "the waste is empty");
  EXPECT_EQ(reason(kMini, stock, {kRedealMove}), "the stock still has cards");
  EXPECT_EQ(reason(kMini, stock, {kTurnMove, play(2, 1)}), "the waste's top card is A, not 2");
  EXPECT_EQ(reason(kMini, stock, {kTurnMove, play(1, 1)}), "foundation 1 waits for 2, not for A");
  EXPECT_EQ(reason(kMini, stock, {kTurnMove, play(1, 2)}), "foundation 2 starts with 2, not with A");
  EXPECT_EQ(reason(kMini, stock, {kTurnMove, play(1, 3)}), "there is no foundation 3");
  EXPECT_EQ(reason(kMini, stock, std::vector<Move>(6, kTurnMove)), "the stock is empty");
  const std::vector<Move> complete = {kTurnMove, kTurnMove, kTurnMove,  play(2, 1),
                                      kTurnMove, kTurnMove, play(1, 1), play(2, 1)};
  EXPECT_EQ(reason(kMini, stock, complete), "foundation 1 is complete");

  const Rules open{.ranks = 3, .chains = 2, .first_king = FirstKing::kFirstAvailable, .redeals = 1};
  EXPECT_EQ(reason(open, stock_of({2, 3, 3, 2, 1, 1}), {kTurnMove, play(2, 2)}),
            "foundation 2 may not start before foundation 1");
  EXPECT_EQ(reason(open, stock_of({2, 3, 3, 2, 1, 1}), {kTurnMove, play(2, 1)}),
            "foundation 1 starts with 3, not with 2");
}

}  // namespace
}  // namespace castellan::test
