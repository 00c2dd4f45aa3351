#include "solver/analysis/comparison.hpp"

#include <gtest/gtest.h>

namespace castellan::solver {
namespace {

Outcome outcome_of(Verdict verdict, std::uint64_t positions = 1) {
  Outcome outcome;
  outcome.verdict = verdict;
  outcome.positions = positions;
  outcome.cpu_ms = static_cast<double>(positions) * 10;
  return outcome;
}

constexpr Verdict kWon = Verdict::kWinnable;
constexpr Verdict kLost = Verdict::kUnwinnable;
constexpr Verdict kOpen = Verdict::kUndecided;

std::vector<Outcome> outcomes_of(std::initializer_list<Verdict> verdicts) {
  std::vector<Outcome> outcomes;
  for (const Verdict verdict : verdicts) outcomes.push_back(outcome_of(verdict));
  return outcomes;
}

TEST(Comparison, KeepsContestantsApart) {
  Comparison comparison(2);
  comparison.add(1, {outcome_of(kWon, 10), outcome_of(kOpen, 40)});
  comparison.add(2, {outcome_of(kLost, 20), outcome_of(kLost, 20)});
  EXPECT_EQ(comparison.deals(), 2U);
  EXPECT_EQ(comparison.summary(0).won(), 1U);
  EXPECT_EQ(comparison.summary(1).won(), 0U);
  EXPECT_EQ(comparison.summary(1).lost(), 1U);
  EXPECT_EQ(comparison.positions_ratio(0)->value, 1);
  EXPECT_EQ(comparison.positions_ratio(1)->value, 2);
  EXPECT_EQ(comparison.cpu_ratio(1)->value, 2);
  EXPECT_EQ(comparison.positions_ratio(1)->interval.low, 1);
  EXPECT_EQ(comparison.positions_ratio(1)->interval.high, 4);
}

TEST(Comparison, DoesNotCallOpenDealsDisagreements) {
  Comparison comparison(3);
  comparison.add(1, outcomes_of({kWon, kWon, kOpen}));
  comparison.add(2, outcomes_of({kOpen, kLost, kLost}));
  comparison.add(3, outcomes_of({kOpen, kOpen, kOpen}));
  EXPECT_TRUE(comparison.disagreements().empty());
}

TEST(Comparison, ListsEveryDisagreement) {
  Comparison comparison(4);
  comparison.add(7, outcomes_of({kWon, kOpen, kLost, kWon}));
  comparison.add(8, outcomes_of({kWon, kWon, kWon, kWon}));
  comparison.add(9, outcomes_of({kLost, kLost, kOpen, kWon}));
  ASSERT_EQ(comparison.disagreements().size(), 2U);
  EXPECT_EQ(comparison.disagreements()[0].deal, 7U);
  EXPECT_EQ(comparison.disagreements()[0].won_by, (std::vector<std::size_t>{0, 3}));
  EXPECT_EQ(comparison.disagreements()[0].lost_by, (std::vector<std::size_t>{2}));
  EXPECT_EQ(comparison.disagreements()[1].deal, 9U);
  EXPECT_EQ(comparison.disagreements()[1].won_by, (std::vector<std::size_t>{3}));
  EXPECT_EQ(comparison.disagreements()[1].lost_by, (std::vector<std::size_t>{0, 1}));
}

}  // namespace
}  // namespace castellan::solver
