#include "solver/analysis/summary.hpp"

#include <gtest/gtest.h>

namespace castellan::solver {
namespace {

DealRecord deal_of(Verdict verdict, std::uint64_t positions = 1, std::uint64_t moves = 0) {
  return {.verdict = verdict, .stage = {}, .positions = positions, .moves = moves, .cpu_ns = positions * 500'000};
}

TEST(Summary, IsEmptyAtFirst) {
  const Summary summary;
  EXPECT_EQ(summary.deals(), 0U);
  EXPECT_FALSE(summary.winnability());
  EXPECT_FALSE(summary.winnability_bounds());
  EXPECT_FALSE(summary.positions());
  EXPECT_EQ(summary.winnability_interval().low, 0);
  EXPECT_EQ(summary.winnability_interval().high, 1);
}

TEST(Summary, CountsVerdicts) {
  Summary summary;
  for (int i = 0; i < 5; ++i) summary.add(deal_of(Verdict::kWinnable));
  for (int i = 0; i < 3; ++i) summary.add(deal_of(Verdict::kUnwinnable));
  for (int i = 0; i < 2; ++i) summary.add(deal_of(Verdict::kUndecided));
  EXPECT_EQ(summary.won(), 5U);
  EXPECT_EQ(summary.lost(), 3U);
  EXPECT_EQ(summary.undecided(), 2U);
  EXPECT_EQ(summary.deals(), 10U);
  EXPECT_FALSE(summary.winnability());
  EXPECT_EQ(summary.winnability_bounds()->low, 5.0 / 10);
  EXPECT_EQ(summary.winnability_bounds()->high, 7.0 / 10);
}

TEST(Summary, KnowsTheShareWhenEveryDealIsDecided) {
  Summary summary;
  for (int i = 0; i < 5; ++i) summary.add(deal_of(Verdict::kWinnable));
  for (int i = 0; i < 3; ++i) summary.add(deal_of(Verdict::kUnwinnable));
  EXPECT_EQ(summary.winnability(), 5.0 / 8);
}

TEST(Summary, TellsDealsThatRanDryFromThoseALimitStopped) {
  Summary summary;
  DealRecord stopped;
  stopped.limit = LimitHit::kPositions;
  summary.add(stopped);
  for (int i = 0; i < 2; ++i) summary.add(deal_of(Verdict::kUndecided));
  EXPECT_EQ(summary.undecided(), 3U);
  EXPECT_EQ(summary.ran_dry(), 2U);
}

TEST(Summary, CountsUndecidedDealsAgainstBothEnds) {
  Summary summary;
  for (int i = 0; i < 50; ++i) summary.add(deal_of(Verdict::kWinnable));
  for (int i = 0; i < 30; ++i) summary.add(deal_of(Verdict::kUnwinnable));
  for (int i = 0; i < 20; ++i) summary.add(deal_of(Verdict::kUndecided));
  for (const IntervalMethod method : {IntervalMethod::kWilson, IntervalMethod::kClopperPearson}) {
    EXPECT_EQ(summary.winnability_interval(method, 0.9).low, interval_of(method, 50, 100, 0.9).low);
    EXPECT_EQ(summary.winnability_interval(method, 0.9).high, interval_of(method, 70, 100, 0.9).high);
  }
}

TEST(Summary, SpreadsCostOverAllDealsAndMovesOverWonOnes) {
  Summary summary;
  summary.add(deal_of(Verdict::kWinnable, 10, 80));
  summary.add(deal_of(Verdict::kWinnable, 20, 100));
  summary.add(deal_of(Verdict::kUnwinnable, 60));
  EXPECT_EQ(summary.positions()->mean, 30);
  EXPECT_EQ(summary.positions()->max, 60);
  EXPECT_EQ(summary.cpu_ms()->median, 10);
  EXPECT_EQ(summary.solution_moves()->mean, 90);
  EXPECT_EQ(summary.solution_moves()->max, 100);
}

TEST(Summary, SpreadsDifficultyOverWonDealsOnceItIsKnownOfAll) {
  Summary summary;
  summary.add(deal_of(Verdict::kUnwinnable, 60));
  EXPECT_FALSE(summary.difficulty());
  summary.add(deal_of(Verdict::kWinnable, 1024, 96));
  summary.add(deal_of(Verdict::kWinnable, 2048, 96));
  EXPECT_EQ(summary.difficulty()->mean, 13.5);
  EXPECT_EQ(summary.difficulty()->max, 14);
  Tally tally = summary.tally();
  tally.difficulty = {};
  EXPECT_FALSE(Summary(tally).difficulty());
}

TEST(Summary, OfPartsAddsUpToThatOfTheWhole) {
  Summary whole;
  Summary first;
  Summary second;
  for (std::uint64_t i = 1; i <= 30; ++i) {
    const DealRecord deal = deal_of(static_cast<Verdict>(i % 3), i * i, i);
    whole.add(deal);
    (i % 7 == 0 ? first : second).add(deal);
  }
  second.add(first);
  EXPECT_EQ(second.tally(), whole.tally());
}

TEST(Summary, TakesADealBack) {
  Summary summary;
  summary.add(deal_of(Verdict::kWinnable, 10, 80));
  const Summary before = summary;
  for (const Verdict verdict : {Verdict::kWinnable, Verdict::kUnwinnable, Verdict::kUndecided}) {
    summary.add(deal_of(verdict, 12'345, 81));
    summary.remove(deal_of(verdict, 12'345, 81));
    EXPECT_EQ(summary.tally(), before.tally());
  }
}

TEST(Summary, KeepsThreeDigitsOfCpuTimes) {
  Summary summary;
  DealRecord deal = deal_of(Verdict::kUnwinnable);
  deal.cpu_ns = 12'345'678;
  summary.add(deal);
  EXPECT_EQ(summary.cpu_ms()->mean, 12.3);
}

}  // namespace
}  // namespace castellan::solver
