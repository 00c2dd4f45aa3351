#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/support/program.hpp"

namespace castellan::test {
namespace {

using Json = nlohmann::json;

/// Fortress with four cards to go: the two of clubs lies on the ace.
constexpr const char* kNearlyWon = "Foundations: C-0 S-K H-K D-K\n2C\nKC QC JC 10C 9C 8C 7C 6C 5C 4C 3C\nAC\n";
TEST(CliHint, FirstLineAnswersAndMovesComeBestFirst) {
  const Ended ended = run({"hint", "fortress", "-"}, {.input = kNearlyWon});
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  EXPECT_TRUE(ended.out.starts_with("Still winnable? Yes.\nMoves that lose: 0 of ")) << ended.out;
  EXPECT_NE(ended.out.find(".\n\nAC pile 3 → foundation: winnable in 13 moves\n"), std::string::npos) << ended.out;
}

TEST(CliHint, Json) {
  const Ended ended = run({"hint", "fortress", "-", "--format", "json", "--shortest"}, {.input = kNearlyWon});
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  const Json json = Json::parse(ended.out);
  EXPECT_EQ(json["game"], "fortress");
  EXPECT_EQ(json["verdict"], "winnable");
  EXPECT_EQ(json["deal"]["source"], "stdin");
  EXPECT_EQ(json["losing_share"], 0.0);
  const Json& best = json["moves"][0];
  EXPECT_EQ(best["card"], "AC");
  EXPECT_EQ(best["to"], "foundation");
  EXPECT_EQ(best["verdict"], "winnable");
  EXPECT_EQ(best["length"], 13);
  EXPECT_EQ(best["lower_bound"], 13);
}

TEST(CliHint, LostPosition) {
  const std::string lost_deal = run({"deal", "fortress", "--seed", "5"}).out;
  const Ended ended = run({"hint", "fortress", "-"}, {.input = lost_deal});
  EXPECT_EQ(ended.exit_code, 10) << ended.err;
  EXPECT_TRUE(ended.out.starts_with("Still winnable? No.\nMoves that lose: ")) << ended.out;
  EXPECT_EQ(Json::parse(run({"hint", "fortress", "-", "--format", "json"}, {.input = lost_deal}).out)["losing_share"],
            1.0);
}

TEST(CliHint, WonPosition) {
  const Ended ended = run({"hint", "fortress", "-"}, {.input = "Foundations: C-K S-K H-K D-K\n"});
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  EXPECT_EQ(ended.out, "Still winnable? It is won.\n");
}

TEST(CliHint, Refusals) {
  refusal({"hint", "fortress"}, 30);
  refusal({"hint", "precedence", "-"}, 30);
  refusal({"hint", "fortress", "-"}, 31, {.input = "2C\n"});
}

}  // namespace
}  // namespace castellan::test
