#include "cli/analysis/block_plan.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace castellan::cli::runs {
namespace {

constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();

/// "1-10 11-20* 21-25": the blocks of the plan, with a star if they are stored.
std::string plan(SeedRange seeds, Shard shard = {}, std::vector<solver::SeedBlock> stored = {}) {
  BlockPlan blocks({seeds}, shard, 10, std::move(stored));
  std::string text;
  while (const auto step = blocks.next()) {
    text += (text.empty() ? "" : " ") + std::to_string(step->seeds.first) + "-" + std::to_string(step->seeds.last) +
            (step->is_stored ? "*" : "");
  }
  return text;
}

TEST(BlockPlan, CutsAtMultiplesOfTheBlockSize) {
  EXPECT_EQ(plan({1, 30}), "1-10 11-20 21-30");
  EXPECT_EQ(plan({0, 12}), "0-0 1-10 11-12");
  EXPECT_EQ(plan({7, 7}), "7-7");
  EXPECT_EQ(plan({18, 21}), "18-20 21-21");
}

TEST(BlockPlan, ReachesTheLastSeedThereIs) {
  EXPECT_EQ(plan({kMost - 8, kMost}),
            "18446744073709551607-18446744073709551610 18446744073709551611-18446744073709551615");
}

TEST(BlockPlan, LeavesStoredBlocksAsTheyAre) {
  EXPECT_EQ(plan({1, 30}, {}, {{11, 20}}), "1-10 11-20* 21-30");
  EXPECT_EQ(plan({1, 30}, {}, {{1, 5}, {13, 15}}), "1-5* 6-10 11-12 13-15* 16-20 21-30");
  EXPECT_EQ(plan({11, 20}, {}, {{1, 10}, {11, 20}, {21, 30}}), "11-20*");
}

TEST(BlockPlan, SharesEveryBlockOutToOneShard) {
  EXPECT_EQ(plan({1, 45}, {1, 3}), "1-10 31-40");
  EXPECT_EQ(plan({1, 45}, {2, 3}), "11-20 41-45");
  EXPECT_EQ(plan({1, 45}, {3, 3}), "21-30");
  EXPECT_EQ(plan({0, 5}, {3, 3}), "0-0");
  EXPECT_EQ(plan({1, 10}, {2, 3}), "");
}

}  // namespace
}  // namespace castellan::cli::runs
