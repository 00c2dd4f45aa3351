#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/replay.hpp"
#include "core/text/solution_text.hpp"
#include "tests/support/program.hpp"

namespace castellan::test {
namespace {

using Json = nlohmann::json;

// Fortress, seed 2: the fewest moves are 87, which takes some thousand positions to prove.
TEST(CliShortest, ProvedSolutionAsJson) {
  const Ended ended = run({"solve", "fortress", "--seed", "2", "--shortest", "--format", "json"});
  EXPECT_EQ(ended.exit_code, 0);
  EXPECT_EQ(ended.err, "");
  const Json json = Json::parse(ended.out);
  EXPECT_EQ(json["move_count"], 87);
  EXPECT_EQ(json["lower_bound"], 87);
  EXPECT_EQ(json["optimal"], true);
  EXPECT_TRUE(json["limit"].is_null());
  const core::Rules& rules = core::find_game("fortress").rules;
  const core::Board board = core::numbered_deal(rules, {core::DealSource::kSeed, 2});
  EXPECT_TRUE(core::replay(rules, board, core::parse_solution(ended.out)).won);
}

TEST(CliShortest, LimitGivesBothNumbersAndIsNoFailure) {
  const std::vector<std::string> words = {"solve", "fortress", "--seed", "2", "--shortest", "--max-positions", "300"};
  const Ended text = run(words);
  EXPECT_EQ(text.exit_code, 0);
  EXPECT_NE(text.out.find("winnable, best "), std::string::npos) << text.out;
  EXPECT_NE(text.out.find(", at least "), std::string::npos) << text.out;
  EXPECT_NE(text.out.find("position limit reached"), std::string::npos) << text.out;

  std::vector<std::string> as_json = words;
  as_json.insert(as_json.end(), {"--format", "json"});
  const Json json = Json::parse(run(as_json).out);
  EXPECT_EQ(json["verdict"], "winnable");
  EXPECT_EQ(json["limit"], "positions");
  EXPECT_EQ(json["optimal"], false);
  EXPECT_LT(json["lower_bound"], 87);
  EXPECT_GT(json["move_count"], 87);
}

TEST(CliShortest, ManyDealsAndLostOnes) {
  const Ended ended = run({"solve", "fortress", "--seeds", "2-3", "--shortest"});
  EXPECT_EQ(ended.exit_code, 0);
  EXPECT_NE(ended.out.find("seed 2: winnable, 87 moves, the fewest there can be, "), std::string::npos) << ended.out;
  EXPECT_NE(ended.out.find("seed 3: unwinnable, "), std::string::npos) << ended.out;
  EXPECT_EQ(run({"solve", "fortress", "--seed", "3", "--shortest"}).exit_code, 10);
}

TEST(CliShortest, IsNotForPrecedence) {
  EXPECT_NE(refusal({"solve", "precedence", "--seed", "1", "--shortest"}, 30).find("--shortest"), std::string::npos);
}

}  // namespace
}  // namespace castellan::test
