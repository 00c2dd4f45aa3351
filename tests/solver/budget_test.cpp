// Budgets: each limit stops the search, by its own name, and a stage's allowance is not a limit of the deal.

#include "solver/budget.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace castellan::solver {
namespace {

constexpr std::uint64_t kEnough = 1'000'000;

/// Spends until refused. @return the number of positions granted.
std::uint64_t spend_all(Budget& budget) {
  std::uint64_t granted = 0;
  while (granted < kEnough && budget.spend()) ++granted;
  return granted;
}

Limits positions(std::uint64_t count) {
  Limits limits;
  limits.max_positions = count;
  return limits;
}

TEST(Budget, GrantsThePositionsOfTheDealAndNoMore) {
  for (const std::uint64_t count : {1U, 2U, 4095U, 4096U, 4097U, 100'000U}) {
    Budget budget(positions(count), nullptr);
    const std::uint64_t granted = spend_all(budget);
    EXPECT_LE(granted, count);
    EXPECT_GE(granted + 1, count);  // The last position may be the one at which the search is told to stop.
    EXPECT_EQ(budget.hit(), LimitHit::kPositions) << count;
    EXPECT_FALSE(budget.spend());
  }
}

TEST(Budget, CountsEveryPosition) {
  Budget budget(positions(kEnough), nullptr);
  for (int i = 0; i < 5000; ++i) ASSERT_TRUE(budget.spend());
  EXPECT_EQ(budget.positions(), 5000U);
  EXPECT_EQ(budget.hit(), LimitHit::kNone);
}

TEST(Budget, AStageEndsWithoutALimitOfTheDeal) {
  Budget budget(positions(10'000), nullptr);
  budget.begin_stage(100);
  EXPECT_LE(spend_all(budget), 100U);
  EXPECT_EQ(budget.hit(), LimitHit::kNone);
  EXPECT_FALSE(budget.spend());
  EXPECT_EQ(budget.hit(), LimitHit::kNone);

  budget.begin_stage(5000);
  EXPECT_GE(spend_all(budget), 4999U);
  EXPECT_EQ(budget.hit(), LimitHit::kNone);

  budget.begin_stage(kEnough);
  EXPECT_LE(spend_all(budget), 10'000U - 5099U);
  EXPECT_EQ(budget.hit(), LimitHit::kPositions);
  EXPECT_LE(budget.positions(), 10'001U);
}

TEST(Budget, StopsWhenTimeIsUp) {
  Limits limits;
  limits.max_seconds = 0.002;
  Budget budget(limits, nullptr);
  std::this_thread::sleep_for(std::chrono::milliseconds(4));
  EXPECT_LT(spend_all(budget), kEnough);
  EXPECT_EQ(budget.hit(), LimitHit::kTime);
}

TEST(Budget, RunsOnWhileThereIsTime) {
  Limits limits;
  limits.max_seconds = 3600;
  Budget budget(limits, nullptr);
  EXPECT_EQ(spend_all(budget), kEnough);
  EXPECT_EQ(budget.hit(), LimitHit::kNone);
}

TEST(Budget, StopsWhenToldTo) {
  std::atomic<bool> stop = false;
  Budget budget({}, &stop);
  for (int i = 0; i < 10'000; ++i) ASSERT_TRUE(budget.spend());
  stop = true;
  EXPECT_LT(spend_all(budget), kEnough);
  EXPECT_EQ(budget.hit(), LimitHit::kInterrupted);
}

TEST(Budget, LackOfMemoryEndsAStrategyAndNotTheDeal) {
  Budget budget({}, nullptr);
  EXPECT_FALSE(budget.ran_out_of_memory());
  budget.out_of_memory();
  EXPECT_TRUE(budget.ran_out_of_memory());
  EXPECT_EQ(budget.hit(), LimitHit::kNone);
  EXPECT_TRUE(budget.spend());
}

}  // namespace
}  // namespace castellan::solver
