// Shortest solutions of full-size deals. That they are shortest is the oracle test's business, on mini decks; here:
// memory changes no answer, and a limit leaves a true bracket.

#include "solver/shortest/shortest.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <random>
#include <string>

#include "core/game.hpp"
#include "core/replay.hpp"
#include "core/text/deal_text.hpp"
#include "core/variant.hpp"
#include "solver/decider.hpp"
#include "solver/shortest/bound_table.hpp"
#include "tests/support/table.hpp"

namespace castellan::solver {
namespace {

using core::Board;
using core::Rules;

constexpr std::size_t kMemory = std::size_t{64} << 20U;

struct Known {
  std::string game;
  std::string table;  ///< In tests/data/golden.
  std::size_t row;
  std::size_t length;

  friend std::ostream& operator<<(std::ostream& out, const Known& known) {
    return out << known.table << " row " << known.row;
  }
};

/// Lengths proved by an A* search that shares only the first of the bounds.
const Known kBeleaguered{"beleaguered-castle", "beleaguered-castle", 3, 77};
const Known kCitadel{"citadel", "citadel-no-return", 1, 63};
const Known kFortress{"fortress", "fortress", 1, 105};

Rules rules_of(const Known& known) {
  const bool no_return = known.game == "citadel";
  return core::make_variant(core::find_game(known.game),
                            no_return ? std::vector<std::string>{"return=no"} : std::vector<std::string>{})
      .rules;
}

Board board_of(const Known& known) {
  const auto rows = test::read_table("golden/" + known.table + ".tsv");
  return core::parse_line_text(rules_of(known), rows[known.row - 1][1]);
}

class ShortestKnown : public testing::TestWithParam<Known> {};

TEST_P(ShortestKnown, IsFoundAndProved) {
  const Rules rules = rules_of(GetParam());
  const Board board = board_of(GetParam());
  Decider decider(rules);
  const Outcome outcome = decider.answer(Question::kShortest, board);
  EXPECT_EQ(outcome.line.size(), GetParam().length);
  EXPECT_TRUE(outcome.is_shortest());
  EXPECT_EQ(outcome.limit, LimitHit::kNone);
  EXPECT_TRUE(core::replay(rules, board, core::to_moves(board, outcome.line)).won);
}

INSTANTIATE_TEST_SUITE_P(Golden, ShortestKnown, testing::Values(kBeleaguered, kCitadel, kFortress));

TEST(Shortest, MemoryThatIsFullChangesNoAnswer) {
  Limits limits;
  limits.max_memory = std::size_t{1} << 20U;
  const Board board = board_of(kBeleaguered);
  const Outcome outcome = Decider(rules_of(kBeleaguered), limits).answer(Question::kShortest, board);
  EXPECT_EQ(outcome.line.size(), kBeleaguered.length);
  EXPECT_TRUE(outcome.is_shortest());
  // What was forgotten was searched again.
  EXPECT_GT(outcome.positions, Decider(rules_of(kBeleaguered)).answer(Question::kShortest, board).positions);
}

TEST(Shortest, LimitLeavesTheBestAndABound) {
  Limits limits;
  limits.max_positions = 5'000;
  const Rules rules = rules_of(kBeleaguered);
  const Board board = board_of(kBeleaguered);
  Decider decider(rules, limits);
  std::size_t last_best = SIZE_MAX;
  std::size_t last_bound = 0;
  Watch watch;
  watch.shortest = [&](std::size_t moves, std::size_t at_least) {
    EXPECT_LE(moves, last_best);
    EXPECT_GE(at_least, last_bound);
    last_best = moves;
    last_bound = at_least;
  };
  const Outcome outcome = decider.answer(Question::kShortest, board, watch);
  EXPECT_EQ(outcome.verdict, Verdict::kWinnable);
  EXPECT_EQ(outcome.limit, LimitHit::kPositions);
  EXPECT_FALSE(outcome.is_shortest());
  EXPECT_EQ(outcome.line.size(), last_best);
  EXPECT_EQ(outcome.lower_bound, last_bound);
  EXPECT_GT(outcome.line.size(), kBeleaguered.length);
  EXPECT_LT(last_bound, kBeleaguered.length);
  EXPECT_TRUE(core::replay(rules, board, core::to_moves(board, outcome.line)).won);
}

TEST(Shortest, InterruptionKeepsTheBest) {
  const Known hard{"streets-and-alleys", "streets-and-alleys", 2, 0};
  std::atomic<bool> stop = false;
  Decider decider(rules_of(hard), {}, &stop);
  Watch watch;
  watch.shortest = [&](std::size_t, std::size_t) { stop = true; };
  const Outcome outcome = decider.answer(Question::kShortest, board_of(hard), watch);
  EXPECT_EQ(outcome.verdict, Verdict::kWinnable);
  EXPECT_EQ(outcome.limit, LimitHit::kInterrupted);
  EXPECT_FALSE(outcome.line.empty());
  EXPECT_FALSE(outcome.is_shortest());
}

TEST(Shortest, LostDealHasNoBound) {
  const Known lost{"fortress", "fortress", 2, 0};
  Decider decider(rules_of(lost));
  const Outcome outcome = decider.answer(Question::kShortest, board_of(lost));
  EXPECT_EQ(outcome.verdict, Verdict::kUnwinnable);
  EXPECT_FALSE(outcome.lower_bound);
}

/// A bound may be forgotten, never invented.
TEST(BoundTable, KeepsTheHighestBoundUntilItIsForgotten) {
  constexpr std::uint64_t kKeys = 200'000;
  BoundTable table(std::size_t{1} << 20U);
  std::mt19937_64 random(1);
  const auto key = [](std::uint64_t n) { return core::Key{core::random_word(2 * n), core::random_word(2 * n + 1)}; };
  std::vector<int> highest(kKeys, 0);
  for (std::uint64_t i = 0; i < 3 * kKeys; ++i) {
    const std::uint64_t n = random() % kKeys;
    const int bound = 1 + static_cast<int>(random() % 40);
    highest[n] = std::max(highest[n], bound);
    table.raise(key(n), bound);
    EXPECT_GE(table.find(key(n)), bound);
  }
  std::uint64_t known = 0;
  for (std::uint64_t n = 0; n < kKeys; ++n) {
    const int bound = table.find(key(n));
    EXPECT_LE(bound, highest[n]);
    known += bound > 0 ? 1U : 0U;
  }
  EXPECT_GT(known, 30'000U);
  EXPECT_LT(known, kKeys);
  table.clear();
  EXPECT_EQ(table.find(key(0)), 0);
}

TEST(BoundTable, KeepsEverythingWhileThereIsRoom) {
  constexpr std::uint64_t kKeys = 50'000;
  BoundTable table(kMemory);
  const auto key = [](std::uint64_t n) { return core::Key{core::random_word(2 * n), core::random_word(2 * n + 1)}; };
  for (std::uint64_t n = 0; n < kKeys; ++n) table.raise(key(n), 7);
  std::uint64_t known = 0;
  for (std::uint64_t n = 0; n < kKeys; ++n) known += table.find(key(n)) == 7 ? 1U : 0U;
  EXPECT_GT(known, kKeys * 9 / 10);
}

}  // namespace
}  // namespace castellan::solver
