// The deals of a run that are worth showing, and where its cost is.

#include "solver/analysis/highlights.hpp"

#include <gtest/gtest.h>

#include "solver/analysis/cost_share.hpp"

namespace castellan::solver {
namespace {

DealRecord deal(std::uint64_t seed, Verdict verdict, std::uint64_t positions) {
  DealRecord record;
  record.seed = seed;
  record.verdict = verdict;
  record.positions = positions;
  record.moves = verdict == Verdict::kWinnable ? 50 : 0;
  return record;
}

/// Every third deal is won, every hundredth undecided; the cost goes up and down.
std::vector<DealRecord> made_up_deals(std::uint64_t count) {
  std::vector<DealRecord> deals;
  for (std::uint64_t seed = 1; seed <= count; ++seed) {
    const Verdict verdict = seed % 100 == 0 ? Verdict::kUndecided
                            : seed % 3 == 0 ? Verdict::kWinnable
                                            : Verdict::kUnwinnable;
    deals.push_back(deal(seed, verdict, seed * 7919 % 1009 + 1));
  }
  return deals;
}

std::vector<std::uint64_t> seeds_of(const std::vector<DealRecord>& deals) {
  std::vector<std::uint64_t> seeds;
  for (const DealRecord& one : deals) seeds.push_back(one.seed);
  return seeds;
}

TEST(Highlights, CountEveryDealAtTheLastPoint) {
  Highlights highlights;
  for (const DealRecord& one : made_up_deals(10'000)) highlights.add(one);
  const Highlights::Point& last = highlights.points().back();
  EXPECT_EQ(last.deals, 10'000U);
  EXPECT_EQ(last.undecided, 100U);
  EXPECT_EQ(last.won, 3333U - 33U);
  EXPECT_LT(highlights.points().size(), 400U);
  EXPECT_EQ(highlights.points().front().deals, 1U);
}

TEST(Highlights, OfPartsAreThoseOfTheWhole) {
  const auto deals = made_up_deals(3000);
  Highlights whole;
  Highlights sum;
  for (std::size_t begin = 0; begin < deals.size(); begin += 1000) {
    Highlights part;
    for (std::size_t i = begin; i < begin + 1000; ++i) {
      part.add(deals[i]);
      whole.add(deals[i]);
    }
    sum.add(part);
  }
  EXPECT_EQ(seeds_of(sum.hardest_won()), seeds_of(whole.hardest_won()));
  EXPECT_EQ(seeds_of(sum.costliest_lost()), seeds_of(whole.costliest_lost()));
  EXPECT_EQ(seeds_of(sum.undecided()), seeds_of(whole.undecided()));
  EXPECT_EQ(sum.points().back().won, whole.points().back().won);
}

TEST(Highlights, NameTheHardestDealsFirst) {
  Highlights highlights;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    highlights.add(deal(seed, Verdict::kWinnable, seed * 100));
    highlights.add(deal(100 + seed, Verdict::kUnwinnable, 10'000 - seed));
  }
  EXPECT_EQ(seeds_of(highlights.hardest_won()).front(), 50U);
  EXPECT_EQ(seeds_of(highlights.costliest_lost()).front(), 101U);
  EXPECT_EQ(highlights.hardest_won().size(), Highlights::kMostDeals);
}

TEST(CostShares, BeginWithTheCostliestAndEndWithEverything) {
  Counts costs;
  costs.add(1, 90);
  costs.add(10, 9);
  costs.add(820);
  const auto shares = cost_shares(costs);
  EXPECT_DOUBLE_EQ(shares.front().deals, 0.01);
  EXPECT_DOUBLE_EQ(shares.front().cost, 0.82);
  EXPECT_DOUBLE_EQ(shares.back().deals, 1);
  EXPECT_DOUBLE_EQ(shares.back().cost, 1);
  EXPECT_DOUBLE_EQ(cost_of_costliest(costs, 0.01), 0.82);
  EXPECT_DOUBLE_EQ(cost_of_costliest(costs, 0.1), 0.91);
  EXPECT_DOUBLE_EQ(cost_of_costliest(costs, 0.005), 0.41);
  EXPECT_TRUE(cost_shares(Counts()).empty());
}

}  // namespace
}  // namespace castellan::solver
