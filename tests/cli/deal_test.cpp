#include <gtest/gtest.h>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/text/deal_text.hpp"
#include "tests/support/program.hpp"
#include "tests/support/table.hpp"

namespace castellan::test {
namespace {

// Every row was made by an independent generator; a number "ms…" is one of Microsoft's, the others PySolFC's.
TEST(CliDeal, ReproducesOtherProgramsDeals) {
  const auto rows = read_table("golden/pysol_deals.tsv");
  for (const auto& row : rows) {
    const core::Rules& rules = core::find_game(row[0]).rules;
    const bool microsoft = row[1].starts_with("ms");
    const std::string number = microsoft ? row[1].substr(2) : row[1];
    const Ended ended = run({"deal", row[0], microsoft ? "--ms" : "--pysol", number, "--format", "line"});
    ASSERT_EQ(ended.exit_code, 0) << ended.err;
    EXPECT_EQ(core::parse_line_text(rules, ended.out), core::parse_line_text(rules, row[2])) << row[0] << " " << row[1];
  }
}

TEST(CliDeal, WritesAllFormatsOfTheSameDeal) {
  const core::Rules& rules = core::find_game("citadel").rules;
  const core::Board board = core::numbered_deal(rules, {core::DealSource::kSeed, 5});
  const std::vector<std::string> deal = {"deal", "citadel", "--seed", "5"};
  const auto as = [&](const std::string& format) {
    std::vector<std::string> words = deal;
    words.insert(words.end(), {"--format", format});
    return run(words).out;
  };
  EXPECT_EQ(core::parse_board_text(rules, as("board")), board);
  EXPECT_EQ(core::parse_json_text(rules, as("json")), board);
  EXPECT_EQ(core::parse_line_text(rules, as("line")), board);
  EXPECT_EQ(run(deal).out, as("board"));
  for (const std::string format : {"board", "json", "line"}) EXPECT_TRUE(as(format).ends_with('\n')) << format;
}

TEST(CliDeal, FollowsTheDealOptions) {
  const auto deal = [](const std::string& option) {
    const Ended ended = run({"deal", "citadel", "--ms", "1", "--option", option});
    EXPECT_EQ(ended.exit_code, 0) << ended.err;
    return ended.out;
  };
  EXPECT_NE(deal("return=yes"), deal("citadel-aces=as-dealt"));
  EXPECT_EQ(deal("return=yes"), deal("RETURN=No"));
}

}  // namespace
}  // namespace castellan::test
