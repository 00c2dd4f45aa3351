#include "solver/analysis/interval.hpp"

#include <gtest/gtest.h>

namespace castellan::solver {
namespace {

// Published: R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in
// Medicine 17 (1998), table I, method 3.
TEST(Interval, AgreesWithNewcombe) {
  struct Row {
    std::uint64_t successes, trials;
    double low, high;
  };
  for (const Row& row : {Row{81, 263, 0.2553, 0.3662}, Row{15, 148, 0.0624, 0.1605}, Row{0, 20, 0.0000, 0.1611},
                         Row{1, 29, 0.0061, 0.1718}}) {
    const Interval interval = wilson_interval(row.successes, row.trials, 0.95);
    EXPECT_NEAR(interval.low, row.low, 0.00005) << row.successes << " of " << row.trials;
    EXPECT_NEAR(interval.high, row.high, 0.00005) << row.successes << " of " << row.trials;
  }
}

// The same table, method 5.
TEST(Interval, AgreesWithNewcombeOnTheExactMethod) {
  struct Row {
    std::uint64_t successes, trials;
    double low, high;
  };
  for (const Row& row : {Row{81, 263, 0.2527, 0.3676}, Row{15, 148, 0.0578, 0.1617}, Row{0, 20, 0.0000, 0.1684},
                         Row{1, 29, 0.0009, 0.1776}}) {
    const Interval interval = clopper_pearson_interval(row.successes, row.trials, 0.95);
    EXPECT_NEAR(interval.low, row.low, 0.00005) << row.successes << " of " << row.trials;
    EXPECT_NEAR(interval.high, row.high, 0.00005) << row.successes << " of " << row.trials;
  }
}

TEST(Interval, OfAMillionDealsHardlyDependsOnTheMethod) {
  const Interval wilson = wilson_interval(202'396, 1'000'000, 0.95);
  const Interval exact = clopper_pearson_interval(202'396, 1'000'000, 0.95);
  EXPECT_NEAR(exact.low, wilson.low, 1e-6);
  EXPECT_NEAR(exact.high, wilson.high, 1e-6);
}

TEST(Interval, IsExactAtTheEnds) {
  EXPECT_EQ(clopper_pearson_interval(0, 1000, 0.95).low, 0.0);
  EXPECT_EQ(clopper_pearson_interval(1000, 1000, 0.95).high, 1.0);
  EXPECT_EQ(clopper_pearson_interval(0, 0, 0.95).high, 1.0);
  EXPECT_EQ(wilson_interval(0, 1000, 0.95).low, 0.0);
  EXPECT_EQ(wilson_interval(1000, 1000, 0.95).high, 1.0);
  EXPECT_LT(wilson_interval(1000, 1000, 0.95).low, 1.0);
  EXPECT_GT(wilson_interval(0, 1000, 0.95).high, 0.0);
}

TEST(Interval, KnowsNothingWithoutTrials) {
  EXPECT_EQ(wilson_interval(0, 0, 0.95).low, 0.0);
  EXPECT_EQ(wilson_interval(0, 0, 0.95).high, 1.0);
}

TEST(Interval, MirrorsSuccessesAndFailures) {
  const Interval won = wilson_interval(30, 100, 0.99);
  const Interval lost = wilson_interval(70, 100, 0.99);
  EXPECT_NEAR(won.low, 1 - lost.high, 1e-12);
  EXPECT_NEAR(won.high, 1 - lost.low, 1e-12);
}

TEST(Interval, WidensWithConfidence) {
  const Interval narrow = wilson_interval(30, 100, 0.90);
  const Interval wide = wilson_interval(30, 100, 0.99);
  EXPECT_LT(wide.low, narrow.low);
  EXPECT_GT(wide.high, narrow.high);
}

}  // namespace
}  // namespace castellan::solver
