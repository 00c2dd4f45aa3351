#include "solver/analysis/histogram.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace castellan::solver {
namespace {

Counts counts_of(const std::vector<std::uint64_t>& values) {
  Counts counts;
  for (const std::uint64_t value : values) counts.add(value);
  return counts;
}

TEST(Histogram, DoublesItsBins) {
  EXPECT_EQ(bins_by_doubling(counts_of({3, 2, 9, 9, 15, 16})),
            (std::vector<Bin>{{2, 3, 2}, {4, 7, 0}, {8, 15, 3}, {16, 31, 1}}));
  EXPECT_EQ(bins_by_doubling(counts_of({0, 1, 5})), (std::vector<Bin>{{0, 0, 1}, {1, 1, 1}, {2, 3, 0}, {4, 7, 1}}));
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  EXPECT_EQ(bins_by_doubling(counts_of({kMost})), (std::vector<Bin>{{kMost / 2 + 1, kMost, 1}}));
}

TEST(Histogram, HasRoundBinsOfOneWidth) {
  EXPECT_EQ(bins_of_one_width(counts_of({7, 8, 8, 10}), 20),
            (std::vector<Bin>{{7, 7, 1}, {8, 8, 2}, {9, 9, 0}, {10, 10, 1}}));
  EXPECT_EQ(bins_of_one_width(counts_of({64, 73, 81}), 4), (std::vector<Bin>{{60, 69, 1}, {70, 79, 1}, {80, 89, 1}}));
  EXPECT_EQ(bins_of_one_width(counts_of({0, 120, 999}), 5),
            (std::vector<Bin>{{0, 199, 2}, {200, 399, 0}, {400, 599, 0}, {600, 799, 0}, {800, 999, 1}}));
}

TEST(Histogram, OfNothingHasNoBins) {
  EXPECT_TRUE(bins_by_doubling(Counts()).empty());
  EXPECT_TRUE(bins_of_one_width(Counts(), 20).empty());
}

}  // namespace
}  // namespace castellan::solver
