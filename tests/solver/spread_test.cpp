#include "solver/analysis/spread.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace castellan::solver {
namespace {

TEST(Spread, OfNothingIsNone) { EXPECT_FALSE(spread_of({}).has_value()); }

TEST(Spread, OfOneValueIsThatValue) {
  const auto spread = spread_of({7});
  ASSERT_TRUE(spread);
  EXPECT_EQ(spread->mean, 7);
  EXPECT_EQ(spread->median, 7);
  EXPECT_EQ(spread->p99, 7);
  EXPECT_EQ(spread->max, 7);
}

TEST(Spread, TakesNearestRanks) {
  std::vector<double> values;
  for (int i = 200; i >= 1; --i) values.push_back(i);
  const auto spread = spread_of(values);
  ASSERT_TRUE(spread);
  EXPECT_EQ(spread->mean, 100.5);
  EXPECT_EQ(spread->median, 100);
  EXPECT_EQ(spread->p90, 180);
  EXPECT_EQ(spread->p99, 198);
  EXPECT_EQ(spread->max, 200);
}

TEST(Spread, PercentilesAreMeasuredValues) {
  const auto spread = spread_of({1, 100});
  ASSERT_TRUE(spread);
  EXPECT_EQ(spread->median, 1);
  EXPECT_EQ(spread->p99, 100);
}

TEST(Spread, DoesNotDependOnTheOrder) {
  std::vector<double> values = {0.1, 0.2, 0.3, 1e9, 0.7, 1e-9};
  const auto forward = spread_of(values);
  std::reverse(values.begin(), values.end());
  EXPECT_EQ(forward->mean, spread_of(values)->mean);
}

}  // namespace
}  // namespace castellan::solver
