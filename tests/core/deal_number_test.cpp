// Numbered deals: the deals of other programs reproduced, our own pinned, numbers read strictly.

#include "core/deals/deal_number.hpp"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>

#include "core/game.hpp"
#include "core/text/deal_text.hpp"
#include "tests/support/expect_error.hpp"
#include "tests/support/table.hpp"

namespace castellan::core {
namespace {

using test::error_of;
using test::read_table;

void expect_deal(const std::string& game_name, DealSource source, std::string_view number, const std::string& line) {
  const Rules& rules = find_game(game_name).rules;
  EXPECT_EQ(numbered_deal(rules, parse_deal_number(source, number)), parse_line_text(rules, line))
      << game_name << " " << to_string(source) << " " << number;
}

TEST(NumberedDeals, ReproduceOtherProgramsDeals) {
  const auto rows = read_table("golden/pysol_deals.tsv");
  EXPECT_EQ(rows.size(), 90 + 11 * 9);
  for (const auto& row : rows) {
    const std::string_view number = row.at(1);
    if (number.starts_with("ms")) {
      expect_deal(row.at(0), DealSource::kMicrosoft, number.substr(2), row.at(2));
    } else {
      expect_deal(row.at(0), DealSource::kPySol, number, row.at(2));
    }
  }
}

// The table was made with the Python of docs/deal-numbers.md, not with this program.
TEST(NumberedDeals, SeedsNeverChange) {
  const auto rows = read_table("seed_deals.tsv");
  EXPECT_EQ(rows.size(), 3 * all_games().size());
  for (const auto& row : rows) expect_deal(row.at(0), DealSource::kSeed, row.at(1), row.at(2));
}

TEST(NumberedDeals, MicrosoftsFirstGame) {
  std::string first;
  for (const Card card : deal_order(Rules{}, {DealSource::kMicrosoft, 1})) first += to_string(card) + " ";
  EXPECT_TRUE(first.starts_with("JD 2D 9H JC 5D 7H 7C 5H KD KC ")) << first;
}

TEST(NumberedDeals, MiniDecksHoldTheirCardsOnce) {
  Rules rules;
  rules.suits = 3;
  rules.ranks = 4;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    std::uint64_t seen = 0;
    const auto order = deal_order(rules, {DealSource::kSeed, seed});
    for (const Card card : order) {
      EXPECT_TRUE(rules.has(card));
      seen |= card.bit();
    }
    EXPECT_EQ(order.size(), 12);
    EXPECT_EQ(std::popcount(seen), 12);
  }
}

// Pearson's test of every card at every place; 51 * 51 degrees of freedom, bounds five deviations wide.
TEST(NumberedDeals, SeedsDealEveryCardEverywhereEquallyOften) {
  constexpr int kDeals = 20'000;
  std::array<std::array<int, kCards>, kCards> count{};
  for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
    const auto order = deal_order(Rules{}, {DealSource::kSeed, seed});
    for (std::size_t place = 0; place < kCards; ++place) ++count[place][static_cast<std::size_t>(order[place].id())];
  }
  constexpr double kExpected = static_cast<double>(kDeals) / kCards;
  double chi_square = 0;
  for (const auto& row : count) {
    for (const int c : row) chi_square += (c - kExpected) * (c - kExpected) / kExpected;
  }
  constexpr double kFreedom = (kCards - 1) * (kCards - 1);
  EXPECT_NEAR(chi_square, kFreedom, 5 * std::sqrt(2 * kFreedom));
}

TEST(ParseDealNumber, TakesTheWholeRangeOfEachSource) {
  EXPECT_EQ(parse_deal_number(DealSource::kSeed, "0"), (DealNumber{DealSource::kSeed, 0}));
  EXPECT_EQ(parse_deal_number(DealSource::kSeed, "18446744073709551615").number, ~std::uint64_t{0});
  EXPECT_EQ(parse_deal_number(DealSource::kMicrosoft, "8589934591").number, (1ULL << 33) - 1);
  EXPECT_EQ(to_string(parse_deal_number(DealSource::kPySol, "99999999999999999999").number), "99999999999999999999");
}

TEST(ParseDealNumber, AllowsLeadingZeros) {
  EXPECT_EQ(parse_deal_number(DealSource::kMicrosoft, "000000000000000000000000617").number, 617);
}

TEST(ParseDealNumber, RefusesWhatIsTooLarge) {
  EXPECT_EQ(error_of([] { return parse_deal_number(DealSource::kSeed, "18446744073709551616"); }),
            "'18446744073709551616' is not a deal number: --seed takes a whole number from 0 to 18446744073709551615");
  EXPECT_EQ(error_of([] { return parse_deal_number(DealSource::kMicrosoft, "8589934592"); }),
            "'8589934592' is not a deal number: --ms takes a whole number from 0 to 8589934591");
  EXPECT_EQ(
      error_of([] { return parse_deal_number(DealSource::kPySol, "100000000000000000000"); }),
      "'100000000000000000000' is not a deal number: --pysol takes a whole number from 0 to 99999999999999999999");
  // Past 128 bits, where a sum that wraps round would come out small again.
  EXPECT_THROW((void)parse_deal_number(DealSource::kSeed, "340282366920938463463374607431768211457"), InputError);
}

TEST(ParseDealNumber, RefusesAnythingButDigits) {
  for (const std::string_view text : {"", "-1", "+1", " 1", "1 ", "1.0", "1e3", "0x10", "seed", "1\n"}) {
    EXPECT_THROW((void)parse_deal_number(DealSource::kSeed, text), InputError) << text;
  }
}

}  // namespace
}  // namespace castellan::core
