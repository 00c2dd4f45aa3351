#include "cli/reports/csv_row.hpp"

#include <gtest/gtest.h>

#include <cstdint>

namespace castellan::cli {
namespace {

TEST(CsvRow, StandsBelowItsHeader) {
  CsvRow row;
  row.add("name", "a");
  row.add("count", std::uint64_t{18'446'744'073'709'551'615U});
  row.add("share", 0.1);
  row.add("unknown", std::optional<double>());
  EXPECT_EQ(row.header(), "name,count,share,unknown\n");
  EXPECT_EQ(row.values(), "a,18446744073709551615,0.1,\n");
}

TEST(CsvRow, HasAColumnForEachPartOfASpread) {
  CsvRow row;
  row.add_spread("moves", solver::Spread{.mean = 1.5, .median = 1, .p90 = 2, .p99 = 3, .max = 4});
  row.add_spread("none", std::nullopt);
  EXPECT_EQ(row.header(),
            "moves_mean,moves_median,moves_p90,moves_p99,moves_max,none_mean,none_median,none_p90,none_p99,none_max\n");
  EXPECT_EQ(row.values(), "1.5,1,2,3,4,,,,,\n");
}

TEST(CsvLine, QuotesWhatWouldBeTakenForMore) {
  const std::vector<std::string> cells = {"plain", "a,b", "say \"so\"", "two\nlines", ""};
  EXPECT_EQ(csv_line(cells), "plain,\"a,b\",\"say \"\"so\"\"\",\"two\nlines\",");
}

}  // namespace
}  // namespace castellan::cli
