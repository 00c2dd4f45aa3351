// Two readings of the rules, the oracle's and the judge's, allow the same moves in the same positions.

#include <gtest/gtest.h>

#include <algorithm>

#include "core/replay.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/variants.hpp"

namespace castellan::test {
namespace {

using core::Board;
using core::Card;
using core::Move;
using core::Place;
using core::PlaceKind;
using core::Rules;

/// Every place of a board, and one past the last of each kind.
std::vector<Place> places_of(const Board& board) {
  std::vector<Place> places;
  const auto add = [&](PlaceKind kind, std::size_t count) {
    for (std::size_t i = 0; i <= count; ++i) places.push_back({kind, static_cast<std::uint8_t>(i)});
  };
  add(PlaceKind::kPile, board.piles.size());
  add(PlaceKind::kCell, board.cells.size());
  add(PlaceKind::kFoundation, 1);
  return places;
}

/// Compares what the two say about every card moved from anywhere to anywhere.
/// @return The number of legal moves.
std::size_t compare_readings(const Rules& rules, const Board& board) {
  const std::vector<Move> oracle_moves = Oracle(rules).legal_moves(board);
  std::size_t judge_moves = 0;
  const std::vector<Place> places = places_of(board);
  std::uint8_t longest_run = 2;  // Where runs do not move, one of two must be refused.
  if (rules.move == core::MoveUnit::kRun) {
    for (const core::Pile& pile : board.piles) {
      longest_run = std::max(longest_run, static_cast<std::uint8_t>(pile.size() + 1));
    }
  }
  for (int id = 0; id < core::kCards; ++id) {
    for (const Place from : places) {
      for (const Place to : places) {
        for (std::uint8_t cards = 1; cards <= longest_run; ++cards) {
          const Move move{Card::from_id(id), from, to, cards};
          const bool legal = !core::why_illegal(rules, board, move);
          judge_moves += legal ? 1U : 0U;
          EXPECT_EQ(legal, std::ranges::find(oracle_moves, move) != oracle_moves.end()) << to_string(move) << '\n'
                                                                                        << describe(rules, board);
        }
      }
    }
  }
  EXPECT_EQ(judge_moves, oracle_moves.size()) << describe(rules, board);
  return judge_moves;
}

/// The deal of this number and the positions of a random line of play from it, up to `length` moves.
std::vector<Board> random_line(const Rules& rules, std::uint64_t number, int length) {
  std::vector<Board> line{mini_deal(rules, number)};
  for (int i = 0; i < length; ++i) line.push_back(played_on(rules, line.back(), 1, number + line.size()));
  return line;
}

TEST(OracleJudge, AllowTheSameMovesInEveryGame) {
  std::uint64_t number = 0;
  for (const NamedRules& variant : all_variants()) {
    std::size_t moves = 0;
    for (const Board& board : random_line(variant.rules, number, 2)) moves += compare_readings(variant.rules, board);
    for (int deal = 0; deal < 3; ++deal) {
      const Rules mini = shrunk(variant.rules, mini_size(variant.rules, ++number));
      for (const Board& board : random_line(mini, number, 10)) moves += compare_readings(mini, board);
    }
    EXPECT_GT(moves, 0U) << variant.name;
  }
}

TEST(OracleJudge, AllowTheSameMovesUnderAnyRules) {
  std::size_t moves = 0;
  for (std::uint64_t number = 0; number < 100; ++number) {
    const Rules rules = random_rules(number);
    for (const Board& board : random_line(rules, number, 10)) moves += compare_readings(rules, board);
  }
  EXPECT_GT(moves, 2000U);
}

TEST(OracleJudge, PlayAMoveAlike) {
  std::size_t moves = 0;
  for (std::uint64_t number = 0; number < 100; ++number) {
    const Rules rules = random_rules(number);
    const Oracle oracle(rules);
    for (const Board& board : random_line(rules, number, 10)) {
      for (const Move& move : oracle.legal_moves(board)) {
        EXPECT_EQ(core::replay(rules, board, {&move, 1}).board, oracle.after(board, move)) << to_string(move) << '\n'
                                                                                           << describe(rules, board);
        ++moves;
      }
    }
  }
  EXPECT_GT(moves, 2000U);
}

}  // namespace
}  // namespace castellan::test
