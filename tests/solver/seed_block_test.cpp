#include "solver/batch/seed_block.hpp"

#include <gtest/gtest.h>

namespace castellan::solver {
namespace {

DealRecord deal(std::uint64_t seed) {
  return {.seed = seed, .verdict = Verdict::kUnwinnable, .stage = {}, .positions = seed};
}

TEST(BlockCollector, GivesABlockWithItsLastDealAndSorted) {
  BlockCollector blocks;
  blocks.open({1, 3});
  blocks.open({4, 4});
  EXPECT_FALSE(blocks.add(deal(3)));
  const auto second = blocks.add(deal(4));
  ASSERT_TRUE(second);
  EXPECT_EQ(second->seeds, (SeedBlock{4, 4}));
  EXPECT_FALSE(blocks.add(deal(1)));
  const auto first = blocks.add(deal(2));
  ASSERT_TRUE(first);
  EXPECT_EQ(first->seeds, (SeedBlock{1, 3}));
  EXPECT_EQ(first->deals, (std::vector{deal(1), deal(2), deal(3)}));
  EXPECT_EQ(first->summary.lost(), 3U);
}

TEST(BlockCollector, KnowsTheUnbrokenBeginningOfAnOpenBlock) {
  BlockCollector blocks;
  blocks.open({11, 20});
  EXPECT_TRUE(blocks.beginning(11).empty());
  for (const std::uint64_t seed : {12U, 11U, 14U}) EXPECT_FALSE(blocks.add(deal(seed)));
  EXPECT_EQ(blocks.beginning(11), (std::vector{deal(11), deal(12)}));
  EXPECT_TRUE(blocks.beginning(21).empty());
}

}  // namespace
}  // namespace castellan::solver
