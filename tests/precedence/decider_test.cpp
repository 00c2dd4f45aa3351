// Verdicts on full deals of Precedence: what limits do to them, and that threads do nothing to them.

#include "solver/precedence/decider.hpp"

#include <gtest/gtest.h>

#include "core/precedence/dealing.hpp"
#include "core/precedence/replay.hpp"
#include "core/precedence/stock_game.hpp"
#include "solver/batch/batch.hpp"
#include "solver/games/games.hpp"

namespace castellan::test {
namespace {

using core::precedence::Rules;
using core::precedence::Stock;
using solver::BatchDeal;
using solver::LimitHit;
using solver::Limits;
using solver::Outcome;
using solver::Proof;
using solver::Verdict;
using solver::precedence::Decider;

Stock dealt(const Rules& rules, std::uint64_t seed) {
  return core::precedence::numbered_deal(rules, {core::DealSource::kSeed, seed});
}

Limits positions(std::uint64_t most) {
  Limits limits;
  limits.max_positions = most;
  return limits;
}

TEST(PrecedenceDecider, WinsAreReplayedAndSinglePassesAreLost) {
  Decider three_passes({}, positions(100'000));
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 14; ++seed) {
    const Stock stock = dealt({}, seed);
    const Outcome outcome = three_passes.decide(stock);
    if (outcome.verdict != Verdict::kWinnable) continue;
    ++won;
    EXPECT_EQ(outcome.proof, Proof::kSolution);
    EXPECT_TRUE(core::precedence::replay({}, stock, core::precedence::to_moves(outcome.line)).won);
  }
  EXPECT_EQ(won, 14);

  const Rules one_pass{.redeals = 0};
  Decider single(one_pass, positions(100'000));
  const Outcome outcome = single.decide(dealt(one_pass, 1));
  EXPECT_EQ(outcome.verdict, Verdict::kUnwinnable);
  EXPECT_EQ(outcome.proof, Proof::kRelaxation);
  EXPECT_TRUE(outcome.line.empty());
}

TEST(PrecedenceDecider, LimitsLeaveADealUndecided) {
  constexpr std::uint64_t kHardSeed = 73;
  Decider few({}, positions(5'000));
  const Outcome outcome = few.decide(dealt({}, kHardSeed));
  EXPECT_EQ(outcome.verdict, Verdict::kUndecided);
  EXPECT_EQ(outcome.limit, LimitHit::kPositions);
  EXPECT_EQ(outcome.positions, 5'000U);

  constexpr std::uint64_t kLostSeed = 654;  // Only the formula proves it, and it needs far more memory than this.
  Limits little;
  little.max_memory = std::size_t{1} << 20U;
  Decider small({}, little);
  const Outcome without_formula = small.decide(dealt({}, kLostSeed));
  EXPECT_EQ(without_formula.verdict, Verdict::kUndecided);
  EXPECT_EQ(without_formula.limit, LimitHit::kMemory);

  std::atomic<bool> stop = true;
  Decider stopped({}, positions(100'000), &stop);
  EXPECT_EQ(stopped.decide(dealt({}, kHardSeed)).limit, LimitHit::kInterrupted);
}

TEST(PrecedenceBatch, ThreadsChangeNothingAndReportsComeInOrder) {
  const solver::GamePtr game = solver::find_game("precedence")->with({"redeals=1"});
  const auto run = [&](int threads) {
    std::vector<std::pair<Verdict, std::uint64_t>> results;
    std::atomic<bool> stop = false;
    std::uint64_t seed = 0;
    solver::answer_all(
        *game, solver::Question::kWinnable, positions(20'000), threads,
        [&]() -> std::optional<BatchDeal> {
          if (seed == 30) return std::nullopt;
          ++seed;
          return BatchDeal{.number = seed, .deal = game->numbered_deal({core::DealSource::kSeed, seed}), .problem = ""};
        },
        [&](const BatchDeal& deal, const Outcome& outcome) {
          EXPECT_EQ(deal.number, results.size() + 1);
          results.emplace_back(outcome.verdict, outcome.positions);
        },
        stop);
    return results;
  };
  const auto one = run(1);
  EXPECT_EQ(one.size(), 30U);
  EXPECT_EQ(one, run(4));
}

}  // namespace
}  // namespace castellan::test
