// Which number a deal has.

#include "solver/batch/number_search.hpp"

#include <gtest/gtest.h>

#include "core/deals/castellan_generator.hpp"
#include "tests/support/text_deals.hpp"
#include "tests/support/variants.hpp"

namespace castellan::solver {
namespace {

using core::DealSource;
using Numbers = std::vector<std::uint64_t>;

Numbers found(const core::Rules& rules, const core::Board& board, NumberRange range, int threads = 1) {
  std::atomic<bool> stop = false;
  return numbers_of(rules, board, range, threads, stop);
}

/// Around numbers where a generator changes its ways.
TEST(NumberSearch, FindsTheNumberInEveryGameAndSource) {
  struct Place {
    DealSource source;
    std::uint64_t number;
  };
  constexpr std::uint64_t k31 = std::uint64_t{1} << 31;
  const std::vector<Place> places = {{DealSource::kSeed, 7},
                                     {DealSource::kSeed, ~std::uint64_t{0} - 3},
                                     {DealSource::kMicrosoft, 1},
                                     {DealSource::kMicrosoft, k31 - 1},
                                     {DealSource::kMicrosoft, k31},
                                     {DealSource::kMicrosoft, 2 * k31 - 1},
                                     {DealSource::kMicrosoft, 2 * k31},
                                     {DealSource::kMicrosoft, 4 * k31 - 3},
                                     {DealSource::kPySol, 31999},
                                     {DealSource::kPySol, 32000},
                                     {DealSource::kPySol, 9999999}};
  for (const test::NamedRules& variant : test::all_variants()) {
    for (const Place& place : places) {
      const core::Board board = core::numbered_deal(variant.rules, {place.source, place.number});
      const NumberRange range{place.source, place.number - std::min<std::uint64_t>(place.number, 50), place.number + 2};
      EXPECT_EQ(found(variant.rules, board, range), Numbers{place.number}) << variant.name << " " << place.number;
    }
  }
}

TEST(NumberSearch, AShuffledBoardHasNone) {
  const core::Rules rules = test::rules_of("beleaguered-castle");
  core::Board board = core::numbered_deal(rules, {DealSource::kMicrosoft, 617});
  std::swap(board.piles[7][0], board.piles[6][5]);
  EXPECT_EQ(found(rules, board, {DealSource::kMicrosoft, 0, 100'000}), Numbers{});
  EXPECT_EQ(found(rules, board, {DealSource::kPySol, 0, 40'000}), Numbers{});
}

TEST(NumberSearch, ThreadsChangeNothing) {
  const core::Rules rules = test::rules_of("streets-and-alleys");
  const core::Board board = core::numbered_deal(rules, {DealSource::kPySol, 60'000});
  const NumberRange range{DealSource::kPySol, 30'000, 70'000};
  EXPECT_EQ(found(rules, board, range, 1), Numbers{60'000});
  EXPECT_EQ(found(rules, board, range, 3), Numbers{60'000});
}

TEST(NumberSearch, StopsWhenTold) {
  const core::Rules rules = test::rules_of("fortress");
  std::atomic<bool> stop = true;
  const core::Board board = core::numbered_deal(rules, {DealSource::kMicrosoft, 5});
  EXPECT_EQ(numbers_of(rules, board, {DealSource::kMicrosoft, 0, (std::uint64_t{1} << 33) - 1}, 2, stop), Numbers{});
}

}  // namespace
}  // namespace castellan::solver
