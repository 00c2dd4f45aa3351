#include "solver/batch/batch.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <vector>

#include "core/deals/deal_number.hpp"
#include "solver/games/games.hpp"
#include "tests/support/fresh_threads.hpp"

namespace castellan::solver {
namespace {

const Game& fortress() {
  static const GamePtr game = find_game("fortress");
  return *game;
}

/// Deals 1 to `count`; every seventh could not be read.
std::function<std::optional<BatchDeal>()> deals_up_to(std::uint64_t count) {
  return [count, next = std::uint64_t{1}]() mutable -> std::optional<BatchDeal> {
    if (next > count) return std::nullopt;
    BatchDeal deal;
    deal.number = next++;
    if (deal.number % 7 == 0) {
      deal.problem = "no board";
    } else {
      deal.deal = fortress().numbered_deal({core::DealSource::kSeed, deal.number});
    }
    return deal;
  };
}

struct Reported {
  std::uint64_t number;
  Verdict verdict;
  std::uint64_t positions;

  bool operator==(const Reported&) const = default;
};

std::vector<Reported> decide_with(int threads, std::uint64_t count) {
  const test::FreshThreads fresh_threads;
  std::vector<Reported> reported;
  std::atomic<bool> stop = false;
  answer_all(
      fortress(), Question::kWinnable, {}, threads, deals_up_to(count),
      [&](const BatchDeal& deal, const Outcome& outcome) {
        reported.push_back({deal.number, outcome.verdict, outcome.positions});
      },
      stop);
  return reported;
}

TEST(Batch, ReportsEveryDealOnceInOrder) {
  constexpr std::uint64_t kDeals = 2000;  // More than are ever in flight at once.
  const std::vector<Reported> reported = decide_with(4, kDeals);
  ASSERT_EQ(reported.size(), kDeals);
  for (std::uint64_t i = 0; i < kDeals; ++i) ASSERT_EQ(reported[i].number, i + 1);
}

TEST(Batch, GivesTheSameResultsForAnyNumberOfThreads) {
  const std::vector<Reported> one = decide_with(1, 60);
  EXPECT_EQ(decide_with(2, 60), one);
  EXPECT_EQ(decide_with(5, 60), one);
}

TEST(Batch, PassesOnWhatCouldNotBeRead) {
  const std::vector<Reported> reported = decide_with(2, 7);
  EXPECT_EQ(reported.back(), (Reported{7, Verdict::kUndecided, 0}));
}

TEST(Batch, OfNothingReportsNothing) { EXPECT_TRUE(decide_with(3, 0).empty()); }

TEST(Batch, StopsWhenToldTo) {
  std::atomic<bool> stop = false;
  std::uint64_t reported = 0;
  answer_all(
      fortress(), Question::kWinnable, {}, 2, deals_up_to(1'000'000'000),
      [&](const BatchDeal&, const Outcome&) {
        if (++reported == 10) stop = true;
      },
      stop);
  EXPECT_GE(reported, 10U);
  EXPECT_LT(reported, 10'000U);
}

TEST(Batch, RethrowsWhatAReportThrowsAndStops) {
  std::atomic<bool> stop = false;
  const auto failing_report = [](const BatchDeal& deal, const Outcome&) {
    if (deal.number == 5) throw std::runtime_error("disk full");
  };
  EXPECT_THROW(answer_all(fortress(), Question::kWinnable, {}, 2, deals_up_to(1'000'000'000), failing_report, stop),
               std::runtime_error);
  EXPECT_TRUE(stop);
}

TEST(Batch, RethrowsWhatReadingThrowsAndStops) {
  std::atomic<bool> stop = false;
  const auto failing_next = []() -> std::optional<BatchDeal> { throw std::runtime_error("unreadable"); };
  EXPECT_THROW(answer_all(
                   fortress(), Question::kWinnable, {}, 2, failing_next, [](const BatchDeal&, const Outcome&) {}, stop),
               std::runtime_error);
  EXPECT_TRUE(stop);
}

}  // namespace
}  // namespace castellan::solver
