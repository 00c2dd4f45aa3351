// Budgets: each limit stops the search, by its own name, and a stage's allowance is not a limit of the deal.

#include "solver/budget.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
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

TEST(Budget, AsksTheWatchWhetherToGoOn) {
  std::uint64_t last = 0;
  int asked = 0;
  Watch watch;
  watch.may_go_on = [&](std::uint64_t now) {
    EXPECT_GE(now, last);
    last = now;
    return ++asked < 5;
  };
  Budget budget({}, nullptr, &watch);
  EXPECT_LT(spend_all(budget), kEnough);
  EXPECT_EQ(budget.hit(), LimitHit::kInterrupted);
  EXPECT_EQ(asked, 5);
  EXPECT_GT(last, 10'000U);
}

TEST(Budget, ASearchAheadDoesNotAskTheWatch) {
  Watch watch;
  watch.may_go_on = [](std::uint64_t) { return false; };
  const Budget budget({}, nullptr, &watch);
  const std::atomic<bool> stop = false;
  Budget ahead = budget.ahead(10'000, stop);
  EXPECT_EQ(spend_all(ahead), 9'999U);
}

TEST(Budget, LackOfMemoryEndsAStrategyAndNotTheDeal) {
  Budget budget({}, nullptr);
  EXPECT_FALSE(budget.ran_out_of_memory());
  budget.out_of_memory();
  EXPECT_TRUE(budget.ran_out_of_memory());
  EXPECT_EQ(budget.hit(), LimitHit::kNone);
  EXPECT_TRUE(budget.spend());
}

TEST(Budget, ASearchAheadHasPositionsOfItsOwn) {
  Budget budget(positions(1000), nullptr);
  for (int i = 0; i < 600; ++i) ASSERT_TRUE(budget.spend());
  const std::atomic<bool> stop = false;
  Budget ahead = budget.ahead(300, stop);
  EXPECT_EQ(ahead.positions(), 0U);
  EXPECT_EQ(spend_all(ahead), 299U);
  EXPECT_EQ(ahead.hit(), LimitHit::kNone);
  EXPECT_EQ(budget.positions(), 600U);
  EXPECT_TRUE(budget.charge(ahead));
  EXPECT_EQ(budget.positions(), 900U);
}

TEST(Budget, WhatWasSearchedAheadBeyondTheLimitDoesNotCount) {
  const std::atomic<bool> stop = false;
  for (const std::uint64_t left : {299U, 300U, 301U}) {
    Budget budget(positions(left), nullptr);
    Budget ahead = budget.ahead(300, stop);
    Budget in_turn(positions(left), nullptr);
    in_turn.begin_stage(300);
    const std::uint64_t granted = spend_all(in_turn);
    EXPECT_EQ(spend_all(ahead), std::min<std::uint64_t>(granted, 299));
    EXPECT_EQ(budget.charge(ahead), in_turn.hit() == LimitHit::kNone) << left;
    EXPECT_EQ(budget.hit(), in_turn.hit()) << left;
    EXPECT_EQ(budget.positions(), in_turn.positions()) << left;
  }
}

TEST(Budget, ASearchAheadStopsOnItsOwnFlag) {
  Budget budget(positions(kEnough), nullptr);
  const std::atomic<bool> stop = true;
  Budget ahead = budget.ahead(kEnough, stop);
  EXPECT_LT(spend_all(ahead), kEnough - 1);
  EXPECT_EQ(ahead.hit(), LimitHit::kInterrupted);
  EXPECT_FALSE(budget.is_over());
}

}  // namespace
}  // namespace castellan::solver
