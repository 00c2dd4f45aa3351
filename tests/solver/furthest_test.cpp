// How far a deal can be played, against every position that can be reached.

#include "solver/furthest/furthest.hpp"

#include <gtest/gtest.h>

#include <deque>
#include <numeric>
#include <set>

#include "core/castle_game.hpp"
#include "core/replay.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/oracle.hpp"

namespace castellan::solver {
namespace {

std::size_t home_of(const core::Board& board) {
  return std::accumulate(board.home.begin(), board.home.end(), std::size_t{0});
}

/// The most cards home in any position that the oracle reaches; no value if there are too many.
std::optional<std::size_t> most_home(const core::Rules& rules, const core::Board& start) {
  constexpr std::size_t kMostPositions = 20'000;
  const test::Oracle oracle(rules);
  std::set<std::string> seen = {test::Oracle::text(test::Oracle::tidied(start))};
  std::deque<core::Board> open = {start};
  std::size_t most = home_of(start);
  while (!open.empty()) {
    for (const core::Board& board : oracle.successors(open.front())) {
      if (!seen.insert(test::Oracle::text(test::Oracle::tidied(board))).second) continue;
      if (seen.size() > kMostPositions) return std::nullopt;
      most = std::max(most, home_of(board));
      open.push_back(board);
    }
    open.pop_front();
  }
  return most;
}

TEST(Furthest, IsTheMostThatAnyLineOfPlayBringsHome) {
  const std::uint64_t rule_sets = test::within_effort(300);
  std::size_t lost = 0;
  for (std::uint64_t number = 1; number <= rule_sets; ++number) {
    const core::Rules rules = test::random_rules(number);
    const core::Board board = test::mini_deal(rules, number);
    const auto expected = most_home(rules, board);
    if (!expected) continue;
    const Furthest found = furthest(rules, board, {}, nullptr);
    ASSERT_TRUE(found.is_proved());
    EXPECT_EQ(found.at_least, *expected) << test::describe(rules, board);
    lost += *expected < static_cast<std::size_t>(rules.deck_size()) ? 1 : 0;
    const auto moves = core::to_moves(board, found.line);
    const core::ReplayResult replayed = core::replay(rules, board, moves);
    EXPECT_EQ(replayed.illegal_move, std::nullopt) << replayed.reason;
    EXPECT_EQ(home_of(replayed.board), found.at_least);
  }
  EXPECT_GT(lost, rule_sets / 10);
}

TEST(Furthest, ALimitLeavesBounds) {
  const core::Rules rules = test::random_rules(3);
  for (std::uint64_t number = 1; number <= 50; ++number) {
    const core::Board board = test::mini_deal(rules, number);
    const Furthest whole = furthest(rules, board, {}, nullptr);
    Limits limits;
    limits.max_positions = 3;
    const Furthest cut = furthest(rules, board, limits, nullptr);
    EXPECT_LE(cut.at_least, whole.at_least);
    EXPECT_GE(cut.at_most, whole.at_most);
    EXPECT_EQ(cut.is_proved(), cut.limit == LimitHit::kNone) << number;
  }
}

TEST(Furthest, StopsWhenTold) {
  const core::Rules rules = test::random_rules(3);
  const std::atomic<bool> stop = true;
  EXPECT_GE(furthest(rules, test::mini_deal(rules, 1), {}, &stop).at_most, 1U);
}

}  // namespace
}  // namespace castellan::solver
