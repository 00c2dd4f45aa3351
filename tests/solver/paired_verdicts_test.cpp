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

TEST(PairedVerdicts, GivesTheScoreIntervalOfTheDifference) {
  const auto expect = [](const PairedVerdicts& verdicts, double confidence, double low, double high, double within) {
    const auto interval = verdicts.difference_interval(confidence);
    EXPECT_NEAR(interval->low, low, within);
    EXPECT_NEAR(interval->high, high, within);
  };
  // Airway responsiveness before and after a transplantation: Fagerland, Lydersen, Laake, "Recommended tests and
  // confidence intervals for paired binomial proportions", 2014.
  expect(pairs(1, 7, 1, 12), 0.95, -0.517, -0.026, 5e-4);
  // As scoreci.mp(25, 28, 618) of the R package PropCIs.
  expect(pairs(300, 25, 28, 265), 0.9, -0.0148, 0.0247, 5e-5);
  // By hand: without discordant deals, z² / (n + z²) either way.
  expect(pairs(10, 0, 0, 20), 0.95, -3.8414588 / 33.8414588, 3.8414588 / 33.8414588, 1e-8);
  EXPECT_FALSE(PairedVerdicts().difference_interval(0.95));
}

TEST(PairedVerdicts, TheIntervalHoldsTheDifferenceAndHasAWidth) {
  for (const int deals : {1, 2, 7, 40}) {
    for (int first = 0; first <= deals; ++first) {
      for (int second = 0; first + second <= deals; ++second) {
        const PairedVerdicts some = pairs(deals - first - second, first, second, 0);
        const auto interval = some.difference_interval(0.95);
        EXPECT_LE(interval->low, some.difference());
        EXPECT_GE(interval->high, some.difference());
        EXPECT_LT(interval->low, interval->high);
        EXPECT_GE(interval->low, -1);
        EXPECT_LE(interval->high, 1);
        const auto mirrored = pairs(deals - first - second, second, first, 0).difference_interval(0.95);
        EXPECT_DOUBLE_EQ(mirrored->low, -interval->high);
      }
    }
  }
}

TEST(PairedVerdicts, TheIntervalAgreesWithTheTest) {
  int apart = 0;
  for (int first = 0; first <= 60; ++first) {
    for (int second = 0; second <= 60; ++second) {
      const PairedVerdicts some = pairs(100, first, second, 1000);
      const auto interval = some.difference_interval(0.95);
      const bool is_left_out = interval->low > 0 || interval->high < 0;
      // The exact test is the more cautious one; by how much depends on how few discordant deals there are.
      if (some.p_value() < 0.05) {
        EXPECT_TRUE(is_left_out) << first << ' ' << second;
      }
      if (is_left_out) {
        EXPECT_LT(some.p_value(), first + second < 10 ? 0.13 : 0.1) << first << ' ' << second;
        ++apart;
      }
    }
  }
  EXPECT_GT(apart, 1000);
}

}  // namespace
}  // namespace castellan::solver
