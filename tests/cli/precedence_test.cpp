// The program's commands on Precedence, seen from outside: both questions, and that they are not mixed up.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/support/program.hpp"
#include "tests/support/temp_file.hpp"

namespace castellan::test {
namespace {

using nlohmann::json;

TEST(CliPrecedence, DealsAreReadBackSolvedAndVerified) {
  const std::string deal = run({"deal", "Panama Canal", "--pysol", "123456"}).out;
  EXPECT_EQ(deal.substr(0, 2), "S=");
  const TempFile deal_file(deal);
  const Ended solved = run({"solve", "precedence", deal_file.path(), "--format", "json"});
  EXPECT_EQ(solved.exit_code, 0) << solved.err;
  const auto result = json::parse(solved.out);
  EXPECT_EQ(result["game"], "precedence");
  EXPECT_EQ(result["options"]["first-king"], "placed");
  EXPECT_EQ(result["options"]["redeals"], "2");
  EXPECT_EQ(result["verdict"], "winnable");
  EXPECT_EQ(result["proof"], "solution");
  EXPECT_EQ(result["move_count"], result["moves"].size());
  EXPECT_FALSE(result.contains("policy"));

  const TempFile solution_file(solved.out);
  const Ended verified = run({"verify", "precedence", deal_file.path(), solution_file.path()});
  EXPECT_EQ(verified.exit_code, 0) << verified.err;
  EXPECT_EQ(verified.out.substr(0, 14), "legal and won:");

  const TempFile text_solution(run({"solve", "precedence", deal_file.path()}).out);
  EXPECT_EQ(run({"verify", "precedence", deal_file.path(), text_solution.path()}).exit_code, 0);
  const TempFile one_move("1. turn");
  EXPECT_EQ(run({"verify", "precedence", deal_file.path(), one_move.path()}).exit_code, 10);
  const TempFile wrong("1. turn\n2. redeal");
  const Ended illegal = run({"verify", "precedence", deal_file.path(), wrong.path()});
  EXPECT_EQ(illegal.exit_code, 31);
  EXPECT_NE(illegal.err.find("move 2 (redeal) is illegal: the stock still has cards"), std::string::npos)
      << illegal.err;
}

TEST(CliPrecedence, LossesAndLimitsHaveTheirExitCodes) {
  const Ended lost = run({"solve", "precedence", "--seed", "1", "--option", "redeals=0", "--format", "json"});
  EXPECT_EQ(lost.exit_code, 10);
  EXPECT_EQ(json::parse(lost.out)["proof"], "relaxation");
  EXPECT_EQ(run({"solve", "precedence", "--seed", "73", "--max-positions", "3000"}).exit_code, 20);
}

TEST(CliPrecedence, APolicyIsNotAVerdict) {
  const Ended played = run({"solve", "precedence", "--seed", "3", "--policy", "rightmost", "--format", "json"});
  EXPECT_EQ(played.exit_code, 0);
  const auto game = json::parse(played.out);
  EXPECT_EQ(game["policy"], "rightmost");
  EXPECT_FALSE(game.contains("verdict"));
  EXPECT_EQ(game["won"], game["cards_left"] == 0);

  const auto rate = json::parse(
      run({"analyze", "precedence", "--seeds", "1-20000", "--policy", "rightmost", "--format", "json"}).out);
  EXPECT_EQ(rate["won"], 2969);
  EXPECT_FALSE(rate.contains("winnability"));
  const auto known = json::parse(
      run({"analyze", "precedence", "--seeds", "1-20", "--max-positions", "20000", "--format", "json"}).out);
  EXPECT_EQ(known["won"], 20);
  EXPECT_FALSE(known.contains("win_rate"));
}

TEST(CliPrecedence, BenchComparesPoliciesOnEqualDeals) {
  const auto policies = json::parse(
      run({"bench", "precedence", "--seeds", "1-500", "--strategies", "rightmost,leftmost", "--format", "json"}).out);
  ASSERT_EQ(policies.size(), 2U);
  EXPECT_EQ(policies[0]["policy"], "rightmost");
  EXPECT_EQ(policies[1]["deals"], 500);
}

TEST(CliPrecedence, ManyLinesAreReportedInOrderAndABadOneDoesNotStopTheOthers) {
  const std::string good = run({"deal", "precedence", "--seed", "5", "--format", "line"}).out;
  const TempFile lines(good + "S=K K\n" + good);
  const Ended ended = run({"solve", "precedence", "--lines", lines.path()});
  EXPECT_EQ(ended.exit_code, 31);
  EXPECT_NE(ended.out.find("line 1: winnable"), std::string::npos) << ended.out;
  EXPECT_NE(ended.out.find("line 3: winnable"), std::string::npos) << ended.out;
  EXPECT_NE(ended.err.find("line 2: missing: A (0 of 8)"), std::string::npos) << ended.err;
}

TEST(CliPrecedence, WrongUseIsRefusedInOneLine) {
  const auto refused = [](const std::vector<std::string>& words) {
    const Ended ended = run(words);
    EXPECT_EQ(ended.exit_code, 30) << ended.err;
    return ended.err;
  };
  EXPECT_NE(refused({"analyze", "precedence", "--seeds", "1-9", "--policy", "best"}).find("no policy is called 'best'"),
            std::string::npos);
  EXPECT_NE(refused({"analyze", "citadel", "--seeds", "1-9", "--policy", "memory"}).find("--policy is for precedence"),
            std::string::npos);
  EXPECT_NE(refused({"solve", "precedence", "--seed", "1", "--option", "return=no"}).find("has no option 'return'"),
            std::string::npos);
  EXPECT_NE(refused({"solve", "precedence", "--seeds", "1-2", "--policy", "memory"}).find("plays one deal"),
            std::string::npos);
  EXPECT_NE(refused({"bench", "precedence", "--seeds", "1-2", "--heuristics", "plain"}).find("not for precedence"),
            std::string::npos);
}

}  // namespace
}  // namespace castellan::test
