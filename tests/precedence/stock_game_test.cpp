// The packed position of Precedence against the oracle's plain one and against the judge.

#include "core/precedence/stock_game.hpp"

#include <gtest/gtest.h>

#include <random>
#include <tuple>

#include "core/precedence/dealing.hpp"
#include "core/precedence/perft.hpp"
#include "core/precedence/replay.hpp"
#include "tests/support/precedence_oracle.hpp"

namespace castellan::test {
namespace {

using core::Step;
using core::precedence::FirstKing;
using core::precedence::kRedeal;
using core::precedence::kTurn;
using core::precedence::Move;
using core::precedence::PlaceSet;
using core::precedence::Position;
using core::precedence::Rules;
using core::precedence::Stock;
using core::precedence::StockGame;

Stock dealt(const Rules& rules, std::uint64_t seed) {
  return core::precedence::numbered_deal(rules, {core::DealSource::kSeed, seed});
}

TEST(PrecedencePlaceSet, FindsNeighboursAcrossTheWordBoundary) {
  PlaceSet set;
  for (const int place : {0, 63, 64, 103}) set.insert(place);
  EXPECT_EQ(set.next_from(0), 0);
  EXPECT_EQ(set.next_from(1), 63);
  EXPECT_EQ(set.next_from(64), 64);
  EXPECT_EQ(set.next_from(65), 103);
  EXPECT_EQ(set.next_from(104), -1);
  EXPECT_EQ(set.next_from(128), -1);
  EXPECT_EQ(set.last_below(0), -1);
  EXPECT_EQ(set.last_below(63), 0);
  EXPECT_EQ(set.last_below(64), 63);
  EXPECT_EQ(set.last_below(65), 64);
  EXPECT_EQ(set.last_below(128), 103);
  set.erase(64);
  EXPECT_EQ(set.size(), 3);
  EXPECT_FALSE(set.contains(64));
}

TEST(PrecedenceStockGame, CountsLinesAsTheOracleDoes) {
  std::uint64_t lines = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Rules rules{.ranks = static_cast<std::uint8_t>(3 + seed % 4),
                      .chains = static_cast<std::uint8_t>(2 + seed % 2),
                      .first_king = seed % 5 == 0 ? FirstKing::kFirstAvailable : FirstKing::kPlaced,
                      .redeals = static_cast<std::uint8_t>(seed % 3)};
    const Stock stock = dealt(rules, seed);
    const StockGame game(rules, stock);
    for (const int depth : {1, 5, 16}) {
      const std::uint64_t count = core::precedence::perft(game, game.start(), depth);
      ASSERT_EQ(count, precedence_oracle_perft(rules, stock, depth)) << "seed " << seed << ", depth " << depth;
      lines += count;
    }
  }
  EXPECT_GT(lines, 10'000U);
}

TEST(PrecedenceStockGame, CountsLinesOfFixedDealsAsPinned) {
  const Rules rules;
  for (const auto& [seed, depth, count] : {std::tuple{1, 73, 12013U}, {2, 52, 12986U}, {3, 46, 15594U}}) {
    const Stock stock = dealt(rules, static_cast<std::uint64_t>(seed));
    const StockGame game(rules, stock);
    EXPECT_EQ(core::precedence::perft(game, game.start(), depth), count) << "seed " << seed;
    EXPECT_EQ(precedence_oracle_perft(rules, stock, depth), count) << "seed " << seed;
  }
}

TEST(PrecedenceStockGame, RandomPlayIsLegalAndCanBeTakenBack) {
  std::mt19937_64 random(7);
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Rules rules;
    if (seed % 2 == 0) rules.first_king = FirstKing::kFirstAvailable;
    const Stock stock = dealt(rules, seed);
    const StockGame game(rules, stock);
    Position position = game.start();
    std::vector<Step> steps;
    StockGame::StepList list;
    for (game.moves(position, list); !list.empty(); game.moves(position, list)) {
      const Step step = list[random() % list.size()];
      const Position before = position;
      const core::Key key = game.key(position);
      const auto undo = game.apply(position, step);
      EXPECT_NE(game.key(position), key);
      Position back = position;
      game.undo(back, step, undo);
      EXPECT_EQ(back, before);
      steps.push_back(step);
    }
    const std::vector<Move> moves = core::precedence::to_moves(steps);
    const auto result = core::precedence::replay(rules, stock, moves);
    EXPECT_FALSE(result.illegal_move) << result.reason;
    EXPECT_EQ(result.won, game.won(position));
    EXPECT_EQ(result.table.redeals, 2);
    EXPECT_EQ(static_cast<int>(result.table.waste.size()), position.left.size());
  }
}

}  // namespace
}  // namespace castellan::test
