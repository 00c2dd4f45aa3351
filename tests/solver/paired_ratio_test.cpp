#include "solver/analysis/paired_ratio.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace castellan::solver {
namespace {

TEST(PairedRatio, OfNothingIsNone) {
  EXPECT_FALSE(paired_ratio({}, {}, 0.95));
  const std::vector<double> nothing(5, 0.0);
  EXPECT_FALSE(paired_ratio(std::vector<double>{1, 2, 3, 4, 5}, nothing, 0.95));
}

TEST(PairedRatio, IsTheRatioOfTheSums) {
  const auto ratio = paired_ratio(std::vector<double>{1, 2, 9}, std::vector<double>{2, 2, 2}, 0.95);
  ASSERT_TRUE(ratio);
  EXPECT_EQ(ratio->value, 2);
  EXPECT_LT(ratio->interval.low, 2);
  EXPECT_GT(ratio->interval.high, 2);
}

TEST(PairedRatio, IsCertainWhenEveryDealHasTheSame) {
  const std::vector<double> reference = {1, 10, 1000, 3};
  std::vector<double> thrice;
  for (const double value : reference) thrice.push_back(3 * value);
  const auto ratio = paired_ratio(thrice, reference, 0.95);
  ASSERT_TRUE(ratio);
  EXPECT_EQ(ratio->value, 3);
  EXPECT_EQ(ratio->interval.low, 3);
  EXPECT_EQ(ratio->interval.high, 3);
}

// Resamples that hold only deals on which the reference spent nothing must not make the interval infinite.
TEST(PairedRatio, SurvivesDealsThatCostTheReferenceNothing) {
  const auto ratio = paired_ratio(std::vector<double>{1, 1}, std::vector<double>{1, 0}, 0.95);
  ASSERT_TRUE(ratio);
  EXPECT_EQ(ratio->value, 2);
  EXPECT_EQ(ratio->interval.low, 1);
  EXPECT_EQ(ratio->interval.high, 2);
}

TEST(PairedRatio, GivesTheSameIntervalEveryTime) {
  std::vector<double> values(50);
  std::vector<double> reference(50);
  std::mt19937 random(7);
  for (double& value : values) value = static_cast<double>(random() % 100);
  for (double& value : reference) value = static_cast<double>(1 + random() % 100);
  const auto first = paired_ratio(values, reference, 0.95);
  const auto second = paired_ratio(values, reference, 0.95);
  EXPECT_EQ(first->interval.low, second->interval.low);
  EXPECT_EQ(first->interval.high, second->interval.high);
  const auto narrower = paired_ratio(values, reference, 0.5);
  EXPECT_GT(narrower->interval.low, first->interval.low);
  EXPECT_LT(narrower->interval.high, first->interval.high);
}

/// One deal's costs under a true ratio of two: strongly correlated, widely spread.
void add_deal(std::mt19937& random, std::vector<double>& values, std::vector<double>& reference) {
  const double size = std::exponential_distribution<>(1)(random);
  reference.push_back(size * std::uniform_real_distribution<>(0.5, 1.5)(random));
  values.push_back(2 * size * std::uniform_real_distribution<>(0.5, 1.5)(random));
}

TEST(PairedRatio, HoldsTheTrueRatioAsOftenAsItSays) {
  constexpr int kTrials = 400;
  std::mt19937 random(1);
  int held = 0;
  for (int trial = 0; trial < kTrials; ++trial) {
    std::vector<double> values;
    std::vector<double> reference;
    for (int deal = 0; deal < 60; ++deal) add_deal(random, values, reference);
    const auto ratio = paired_ratio(values, reference, 0.9);
    held += ratio->interval.low <= 2 && 2 <= ratio->interval.high ? 1 : 0;
  }
  EXPECT_GT(held, kTrials * 0.84);
  EXPECT_LT(held, kTrials * 0.95);
}

// What pairing is for: deals differ far more from each other than the contestants do on one deal.
TEST(PairedRatio, IsNarrowerThanTheSameValuesUnpaired) {
  std::mt19937 random(1);
  std::vector<double> values;
  std::vector<double> reference;
  for (int deal = 0; deal < 200; ++deal) add_deal(random, values, reference);
  const auto paired = paired_ratio(values, reference, 0.95);
  std::shuffle(values.begin(), values.end(), random);
  const auto unpaired = paired_ratio(values, reference, 0.95);
  EXPECT_LT(1.5 * (paired->interval.high - paired->interval.low), unpaired->interval.high - unpaired->interval.low);
}

}  // namespace
}  // namespace castellan::solver
