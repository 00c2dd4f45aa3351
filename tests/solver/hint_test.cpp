// Hints on positions from the middle of won lines.

#include "solver/batch/hint.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/castle_game.hpp"
#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/replay.hpp"
#include "core/text/deal_text.hpp"
#include "core/text/solution_text.hpp"
#include "solver/games/tableau_game.hpp"
#include "solver/ladder/fixed_bases.hpp"
#include "solver/strategies/strategies.hpp"
#include "solver/strategies/workspace.hpp"
#include "tests/support/fresh_threads.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/text_deals.hpp"

namespace castellan::solver {
namespace {

using core::Board;
using core::Move;
using core::Rules;

constexpr int kThreads = 2;

Board after(const Rules& rules, const Board& board, std::span<const Move> moves) {
  return core::replay(rules, board, moves).board;
}

Hints hints_of(const Rules& rules, const Board& board, const Limits& limits = {}) {
  const test::FreshThreads fresh;
  std::atomic<bool> stop = false;
  const GamePtr game = tableau_game({"own", "Own", rules, {}});
  return hints(*game, *deal_of(board), Question::kWinnable, limits, kThreads, stop);
}

/// The move of a hint.
Move move_of(const Hint& hint) { return core::parse_solution("1. " + hint.move.text).front(); }

/// A move that is the same up to which empty pile it goes to.
bool is_same(const Rules& rules, const Board& board, const Move& a, const Move& b) {
  return test::Oracle::tidied(after(rules, board, std::span(&a, 1))) ==
         test::Oracle::tidied(after(rules, board, std::span(&b, 1)));
}

/// Whether a position can be won, by an exact depth-first search; no value if it gives up.
std::optional<bool> is_won_by_exact_search(const Rules& rules, const Board& board) {
  constexpr std::uint64_t kMaxPositions = 50'000;
  Limits limits;
  limits.max_positions = kMaxPositions;
  Workspace workspace(std::size_t{64} << 20U);
  const FixedBases bases(rules);
  bool gave_up = false;
  for (const Task& task : bases.tasks_of(board)) {
    Budget budget(limits, nullptr);
    const SearchEnd end = kDepthFirst.run(task, workspace, budget).end;
    if (end == SearchEnd::kWon) return true;
    gave_up = gave_up || end != SearchEnd::kLost;
  }
  return gave_up ? std::nullopt : std::optional(false);
}

/// Moves that hints call lost.
struct LostMoves {
  std::size_t confirmed = 0;
  std::size_t given_up = 0;  ///< By the search that should confirm them.
};

/// What the hints of one position must keep.
void check_hints(const Rules& rules, const Board& board, const Move& own, LostMoves& lost) {
  const Hints found = hints_of(rules, board);
  EXPECT_EQ(found.verdict, Verdict::kWinnable);
  EXPECT_TRUE(std::ranges::is_sorted(found.moves, {}, [](const Hint& hint) {
    return hint.length().value_or(hint.after.verdict == Verdict::kUndecided ? 10'000 : 20'000);
  }));
  bool has_own_move = false;
  for (const Hint& hint : found.moves) {
    const Move move = move_of(hint);
    if (is_same(rules, board, move, own)) {
      has_own_move = true;
      EXPECT_EQ(hint.after.verdict, Verdict::kWinnable) << hint.move.text;
    }
    if (hint.after.verdict != Verdict::kUnwinnable) continue;
    const auto is_won = is_won_by_exact_search(rules, after(rules, board, std::span(&move, 1)));
    EXPECT_FALSE(is_won.value_or(false)) << hint.move.text << '\n' << core::format_board_text(rules, board);
    ++(is_won ? lost.confirmed : lost.given_up);
  }
  EXPECT_TRUE(has_own_move);
}

TEST(Hint, OnWonLinesTheLinesOwnMoveIsWinnableAndNoLostMoveIs) {
  constexpr int kPositions = 40;  // Of each game.
  LostMoves lost;
  for (const char* const game : {"beleaguered-castle", "streets-and-alleys", "citadel", "fortress", "chessboard"}) {
    SCOPED_TRACE(game);
    const Rules& rules = core::find_game(game).rules;
    Decider decider(rules);
    int positions = 0;
    for (unsigned seed = 1; positions < kPositions; ++seed) {
      const Board deal = core::numbered_deal(rules, {core::DealSource::kSeed, seed});
      const std::vector<Move> line = core::to_moves(deal, decider.decide(deal).line);
      if (line.empty()) continue;
      ++positions;
      const std::size_t middle = line.size() * (2 + seed % 3) / 8;
      check_hints(rules, after(rules, deal, std::span(line).first(middle)), line[middle], lost);
    }
  }
  EXPECT_GT(lost.confirmed, 20U);
  EXPECT_LT(lost.given_up, lost.confirmed);
}

TEST(Hint, ListsEveryDifferentMoveOnce) {
  const Rules rules = test::mini_rules();
  const test::Oracle oracle(rules);
  const Board board = core::parse_line_text(rules, "F=2H:C=3S -:2S AC 3C:AS 2C:AD 2D 3H 3D");
  const Hints found = hints_of(rules, board);
  EXPECT_EQ(found.moves.size(), oracle.successors(board).size());
  EXPECT_EQ(found.losing_share(),
            static_cast<double>(found.count(Verdict::kUnwinnable)) / static_cast<double>(found.moves.size()));
  for (const Hint& hint : found.moves) {
    EXPECT_EQ(oracle.decide(oracle.after(board, move_of(hint)), 100'000).value().winnable,
              hint.after.verdict == Verdict::kWinnable)
        << hint.move.text;
  }
}

TEST(Hint, OneByOneTheyAreTheSame) {
  const Rules& rules = core::find_game("fortress").rules;
  const GamePtr game = tableau_game({"own", "Own", rules, {}});
  const DealPtr deal = game->numbered_deal({core::DealSource::kSeed, 2});
  const Hints expected = hints_of(rules, board_of(*deal));
  const auto decider = game->decider({}, nullptr);
  const Hints found =
      hints(*game, *deal, [&](const Deal& after) { return decider->answer(Question::kWinnable, after); });
  EXPECT_EQ(found.verdict, expected.verdict);
  ASSERT_EQ(found.moves.size(), expected.moves.size());
  for (std::size_t i = 0; i < found.moves.size(); ++i) {
    EXPECT_EQ(found.moves[i].move.text, expected.moves[i].move.text);
    EXPECT_EQ(found.moves[i].length(), expected.moves[i].length());
  }
}

TEST(Hint, WonAndStuckPositionsHaveNoMoves) {
  Rules rules = test::mini_rules();
  const Hints won = hints_of(rules, core::parse_line_text(rules, "F=3C 3S 3H 3D:C=- -:::"));
  EXPECT_EQ(won.verdict, Verdict::kWinnable);
  EXPECT_FALSE(won.losing_share());
  rules.cells = 0;
  const Hints stuck = hints_of(rules, core::parse_line_text(rules, "AC AS AH 3C:AD 2C 2S 3S:2H 2D 3H 3D"));
  EXPECT_EQ(stuck.verdict, Verdict::kUnwinnable);
  EXPECT_TRUE(stuck.moves.empty());
}

TEST(Hint, LimitLeavesItUndecided) {
  const Rules& rules = core::find_game("streets-and-alleys").rules;
  Limits limits;
  limits.max_positions = 1;
  const Hints found = hints_of(rules, core::parse_board_text(rules, test::kStreets), limits);
  EXPECT_EQ(found.verdict, Verdict::kUndecided);
  EXPECT_EQ(found.limit, LimitHit::kPositions);
  EXPECT_GT(found.count(Verdict::kUndecided), 0U);
  EXPECT_FALSE(found.losing_share());
}

}  // namespace
}  // namespace castellan::solver
