#include "solver/analysis/spread.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace castellan::solver {
namespace {

Counts counts_of(const std::vector<std::uint64_t>& values) {
  Counts counts;
  for (const std::uint64_t value : values) counts.add(value);
  return counts;
}

TEST(Spread, OfNothingIsNone) { EXPECT_FALSE(spread_of(Counts()).has_value()); }

TEST(Spread, OfOneValueIsThatValue) {
  const auto spread = spread_of(counts_of({7}));
  ASSERT_TRUE(spread);
  EXPECT_EQ(spread->mean, 7);
  EXPECT_EQ(spread->median, 7);
  EXPECT_EQ(spread->p99, 7);
  EXPECT_EQ(spread->max, 7);
}

TEST(Spread, TakesNearestRanks) {
  std::vector<std::uint64_t> values;
  for (std::uint64_t i = 200; i >= 1; --i) values.push_back(i);
  const auto spread = spread_of(counts_of(values));
  ASSERT_TRUE(spread);
  EXPECT_EQ(spread->mean, 100.5);
  EXPECT_EQ(spread->median, 100);
  EXPECT_EQ(spread->p90, 180);
  EXPECT_EQ(spread->p99, 198);
  EXPECT_EQ(spread->max, 200);
}

TEST(Spread, PercentilesAreMeasuredValues) {
  const auto spread = spread_of(counts_of({1, 100}));
  ASSERT_TRUE(spread);
  EXPECT_EQ(spread->median, 1);
  EXPECT_EQ(spread->p99, 100);
}

TEST(Spread, IsGivenInTheUnitAskedFor) {
  const auto spread = spread_of(counts_of({1500, 2500}), 1000);
  EXPECT_EQ(spread->mean, 2);
  EXPECT_EQ(spread->median, 1.5);
  EXPECT_EQ(spread->max, 2.5);
}

}  // namespace
}  // namespace castellan::solver
