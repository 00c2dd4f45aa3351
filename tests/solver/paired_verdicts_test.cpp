#include "solver/analysis/paired_verdicts.hpp"

#include <gtest/gtest.h>

namespace castellan::solver {
namespace {

PairedVerdicts pairs(int both_won, int only_first, int only_second, int both_lost) {
  PairedVerdicts pairs;
  const auto add = [&](int count, Verdict first, Verdict second) {
    for (int i = 0; i < count; ++i) pairs.add(first, second);
  };
  add(both_won, Verdict::kWinnable, Verdict::kWinnable);
  add(only_first, Verdict::kWinnable, Verdict::kUnwinnable);
  add(only_second, Verdict::kUnwinnable, Verdict::kWinnable);
  add(both_lost, Verdict::kUnwinnable, Verdict::kUnwinnable);
  return pairs;
}

TEST(PairedVerdicts, SortsDealsAndLeavesUndecidedOnesOut) {
  PairedVerdicts some = pairs(5, 1, 3, 11);
  some.add(Verdict::kUndecided, Verdict::kWinnable);
  some.add(Verdict::kUnwinnable, Verdict::kUndecided);
  EXPECT_EQ(some.both_won(), 5U);
  EXPECT_EQ(some.only_first(), 1U);
  EXPECT_EQ(some.only_second(), 3U);
  EXPECT_EQ(some.both_lost(), 11U);
  EXPECT_EQ(some.undecided(), 2U);
  EXPECT_EQ(some.deals(), 22U);
  EXPECT_EQ(some.difference(), 2.0 / 20);
}

TEST(PairedVerdicts, TestsDiscordantDealsExactly) {
  // Of 10 fair coins 2 or fewer fall one way: 2 (1 + 10 + 45) / 1024.
  EXPECT_NEAR(pairs(100, 2, 8, 7).p_value(), 112.0 / 1024, 1e-12);
  EXPECT_NEAR(pairs(0, 8, 2, 0).p_value(), 112.0 / 1024, 1e-12);
  EXPECT_EQ(pairs(50, 0, 0, 50).p_value(), 1);
  EXPECT_EQ(pairs(0, 4, 4, 0).p_value(), 1);
  EXPECT_LT(pairs(0, 0, 400, 0).p_value(), 1e-100);
}

TEST(PairedVerdicts, GivesTheIntervalOfThePairedDifference) {
  // By hand: n = 100, b = 6, c = 16; (c - b) / n ± 1.959964 sqrt(b + c - (b - c)² / n) / n.
  const auto interval = pairs(40, 6, 16, 38).difference_interval(0.95);
  EXPECT_NEAR(interval->low, 0.1 - 1.959964 * 0.0458257569, 1e-8);
  EXPECT_NEAR(interval->high, 0.1 + 1.959964 * 0.0458257569, 1e-8);
  EXPECT_FALSE(PairedVerdicts().difference_interval(0.95));
}

}  // namespace
}  // namespace castellan::solver
