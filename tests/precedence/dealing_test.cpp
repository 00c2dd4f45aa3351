// Numbered deals of Precedence, against a second implementation and by what they must hold.

#include "core/precedence/dealing.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "core/precedence/game.hpp"
#include "core/precedence/stock_text.hpp"
#include "tests/support/expect_error.hpp"
#include "tests/support/table.hpp"

namespace castellan::test {
namespace {

using core::DealSource;
using core::precedence::numbered_deal;
using core::precedence::rule_options;
using core::precedence::Rules;
using core::precedence::rules_with;
using core::precedence::Stock;

TEST(PrecedenceDealing, DealsAreThoseOfASecondImplementation) {
  int rows = 0;
  for (const auto& row : read_table("precedence_deals.tsv")) {  // source, number, first-king, line
    ASSERT_EQ(row.size(), 4U);
    const DealSource source = row[0] == "seed" ? DealSource::kSeed : DealSource::kPySol;
    const Rules rules = rules_with({"first-king=" + row[2]});
    const Stock stock = numbered_deal(rules, core::parse_deal_number(source, row[1]));
    EXPECT_EQ(core::precedence::format_stock_line(stock), row[3]) << row[0] << ' ' << row[1];
    ++rows;
  }
  EXPECT_EQ(rows, 12);
}

TEST(PrecedenceDealing, EveryDealIsAStockOfItsRules) {
  for (const char* const first_king : {"placed", "first-available"}) {
    const Rules rules = rules_with({std::string("first-king=") + first_king});
    for (const DealSource source : {DealSource::kSeed, DealSource::kMicrosoft, DealSource::kPySol}) {
      for (std::uint64_t number = 31'990; number < 32'010; ++number) {
        const Stock stock = numbered_deal(rules, {source, number});
        EXPECT_EQ(core::precedence::parse_stock_text(rules, core::precedence::format_stock_line(stock)), stock);
      }
    }
  }
}

TEST(PrecedenceOptions, AreReadAndNamed) {
  const Rules rules = rules_with({"REDEALS=3", "first-king=First-Available"});
  EXPECT_EQ(rules.redeals, 3);
  EXPECT_EQ(rules.stock_size(), 104);
  EXPECT_EQ(core::options_text(core::values_of(rule_options(), rules)), "first-king=first-available redeals=3");
  EXPECT_EQ(core::options_text(core::values_of(rule_options(), rules_with({}))), "first-king=placed redeals=2");
  const auto error = [](const std::vector<std::string>& settings) {
    return error_of([&] { static_cast<void>(rules_with(settings)); });
  };
  EXPECT_EQ(error({"redeals"}), "option 'redeals' should read name=value");
  EXPECT_EQ(error({"redeals=10"}), "option redeals has no value '10'; its values are 0, 1, 2, 3, 4, 5, 6, 7, 8, 9");
  EXPECT_EQ(error({"return=no"}), "Precedence has no option 'return'; its options are first-king, redeals");
  EXPECT_EQ(error({"redeals=1", "redeals=2"}), "option redeals is given twice");
}

}  // namespace
}  // namespace castellan::test
