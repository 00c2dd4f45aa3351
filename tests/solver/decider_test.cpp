// Limits: each one leaves a deal undecided under its own name, and none ever makes a verdict wrong.

#include "solver/decider.hpp"

#include <gtest/gtest.h>

#include "core/game.hpp"
#include "core/replay.hpp"
#include "core/text/deal_text.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/table.hpp"
#include "tests/support/text_deals.hpp"
#include "tests/support/variants.hpp"

namespace castellan::solver {
namespace {

constexpr std::size_t kDeals = 60;

const core::Rules& rules() { return core::find_game("streets-and-alleys").rules; }

struct KnownDeal {
  core::Board board;
  std::string verdict;
};

const std::vector<KnownDeal>& known_deals() {
  static const std::vector<KnownDeal> deals = [] {
    std::vector<KnownDeal> list;
    for (const auto& row : test::read_table("golden/streets-and-alleys.tsv")) {
      if (row[2] != "unknown" && list.size() < kDeals) list.push_back({core::parse_line_text(rules(), row[1]), row[2]});
    }
    return list;
  }();
  return deals;
}

/// Decides all deals; expects every verdict to be right or to be missing for this limit.
/// @return the number of undecided deals.
std::size_t count_undecided(const Limits& limits, LimitHit limit, const std::atomic<bool>* stop = nullptr) {
  Decider decider(rules(), limits, stop);
  std::size_t undecided = 0;
  for (const KnownDeal& deal : known_deals()) {
    const Outcome outcome = decider.decide(deal.board);
    if (outcome.verdict == Verdict::kUndecided) {
      ++undecided;
      EXPECT_EQ(to_string(outcome.limit), to_string(limit));
      EXPECT_EQ(outcome.proof, Proof::kNone);
      EXPECT_TRUE(outcome.line.empty());
      EXPECT_TRUE(outcome.stage.empty());
    } else {
      EXPECT_EQ(to_string(outcome.verdict), deal.verdict);
      EXPECT_EQ(outcome.limit, LimitHit::kNone);
      EXPECT_FALSE(outcome.stage.empty());
    }
    EXPECT_LE(outcome.positions, limits.max_positions + 1);
  }
  return undecided;
}

TEST(Decider, LeavesUndecidedWhatNeedsMorePositions) {
  std::size_t undecided_before = kDeals + 1;
  for (const std::uint64_t positions : {1U, 50U, 500U, 5000U}) {
    Limits limits;
    limits.max_positions = positions;
    const std::size_t undecided = count_undecided(limits, LimitHit::kPositions);
    EXPECT_GT(undecided, 0U) << positions;
    EXPECT_LT(undecided, undecided_before) << positions;
    undecided_before = undecided;
  }
}

TEST(Decider, DecidesAllOfThemWithItsUsualLimits) { EXPECT_EQ(count_undecided({}, LimitHit::kNone), 0U); }

TEST(Decider, LeavesUndecidedWhatNeedsMoreTime) {
  Limits limits;
  limits.max_seconds = 1e-6;
  EXPECT_GT(count_undecided(limits, LimitHit::kTime), 0U);
}

TEST(Decider, LeavesUndecidedWhatNeedsMoreMemory) {
  Limits limits;
  limits.max_memory = std::size_t{1} << 17U;
  EXPECT_GT(count_undecided(limits, LimitHit::kMemory), 0U);
}

TEST(Decider, LeavesUndecidedWhatIsInterrupted) {
  const std::atomic<bool> stop = true;
  EXPECT_GT(count_undecided({}, LimitHit::kInterrupted, &stop), 0U);
}

TEST(Decider, ForgetsOneDealBeforeTheNext) {
  Decider used(rules());
  for (const KnownDeal& deal : known_deals()) {
    Decider fresh(rules());
    const Outcome expected = fresh.decide(deal.board);
    const Outcome outcome = used.decide(deal.board);
    EXPECT_EQ(outcome.verdict, expected.verdict);
    EXPECT_EQ(outcome.positions, expected.positions);
    EXPECT_EQ(outcome.stage, expected.stage);
    EXPECT_EQ(outcome.line, expected.line);
  }
}

TEST(Decider, PlaysEveryVariantAtFullSize) {
  Limits limits;
  limits.max_positions = 100'000;
  for (const test::NamedRules& variant : test::all_variants()) {
    Decider decider(variant.rules, limits);
    int decided = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const core::Board board = test::mini_deal(variant.rules, seed);
      const Outcome outcome = decider.decide(board);
      decided += outcome.verdict == Verdict::kUndecided ? 0 : 1;
      if (outcome.verdict == Verdict::kWinnable) {
        EXPECT_TRUE(core::replay(variant.rules, board, core::to_moves(board, outcome.line)).won)
            << variant.name << " seed " << seed;
      }
    }
    EXPECT_GE(decided, 8) << variant.name;
  }
}

// Where cards must be played at once, a strategy that does not heed it would win by moves that are not allowed.
TEST(Decider, WinsNothingByWaitingWhereCardsMustBePlayedAtOnce) {
  const core::Rules forced = test::rules_of("streets-and-alleys", {"return=no", "auto=yes"});
  const Outcome outcome = Decider(forced).decide(test::mini_deal(forced, 96));
  EXPECT_EQ(outcome.verdict, Verdict::kUnwinnable);
}

TEST(Decider, SeesThatAPositionIsWonAlready) {
  core::Board board = core::empty_board(rules());
  board.home = {13, 13, 13, 13};
  const Outcome outcome = Decider(rules()).decide(board);
  EXPECT_EQ(outcome.verdict, Verdict::kWinnable);
  EXPECT_TRUE(outcome.line.empty());
}

TEST(Decider, SeesThatAPositionIsStuck) {
  // Kings and tens on top: nothing fits anywhere.
  const core::Board board =
      core::parse_line_text(rules(),
                            "AC AS AH AD 2C 2S KC:QC QS QH QD 2H 2D KS:3C 3S 3H 3D 4C 4S KH:4H 4D 5C 5S 5H 5D KD:"
                            "6C 6S 6H 6D JS 10C:7C 7S 7H 7D 8C 10S:8S 8H 8D 9C 9S 10H:9H 9D JC JH JD 10D");
  const Outcome outcome = Decider(rules()).decide(board);
  EXPECT_EQ(outcome.verdict, Verdict::kUnwinnable);
  EXPECT_LT(outcome.positions, 10U);
}

}  // namespace
}  // namespace castellan::solver
