#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/replay.hpp"
#include "core/text/deal_text.hpp"
#include "core/text/solution_text.hpp"
#include "tests/support/program.hpp"
#include "tests/support/temp_file.hpp"

namespace castellan::test {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

// Fortress deals that any search decides at once: seed 2 is winnable, seed 5 is not.
constexpr int kWinnable = 2;
constexpr int kUnwinnable = 5;

const core::Rules& fortress() { return core::find_game("fortress").rules; }

core::Board fortress_deal(unsigned seed) { return core::numbered_deal(fortress(), {core::DealSource::kSeed, seed}); }

std::string fortress_line(unsigned seed) { return core::format_line_text(fortress(), fortress_deal(seed)); }

std::vector<Json> json_lines(const std::string& text) {
  std::vector<Json> objects;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) objects.push_back(Json::parse(line));
  return objects;
}

TEST(CliSolve, WinnableDealAsJson) {
  const Ended ended = run({"solve", "fortress", "--seed", std::to_string(kWinnable), "--format", "json"});
  EXPECT_EQ(ended.exit_code, 0);
  EXPECT_EQ(ended.err, "");
  const Json json = Json::parse(ended.out);
  EXPECT_EQ(json["game"], "fortress");
  EXPECT_EQ(json["options"], (Json{{"return", "no"}, {"auto", "no"}}));
  EXPECT_EQ(json["deal"]["source"], "seed");
  EXPECT_EQ(json["deal"]["number"], kWinnable);
  EXPECT_EQ(json["deal"]["line"], fortress_line(kWinnable));
  EXPECT_EQ(json["verdict"], "winnable");
  EXPECT_EQ(json["proof"], "solution");
  EXPECT_TRUE(json["limit"].is_null());
  EXPECT_EQ(json["move_count"], json["moves"].size());
  EXPECT_GE(json["positions"].get<std::uint64_t>(), 1U);
  EXPECT_FALSE(json["stage"].get<std::string>().empty());
  EXPECT_TRUE(json["cpu_ms"].is_number());
  EXPECT_GT(json["difficulty"].get<double>(), 0);
  EXPECT_EQ(json.size(), 12U);
  EXPECT_TRUE(core::replay(fortress(), fortress_deal(kWinnable), core::parse_solution(ended.out)).won);
}

TEST(CliSolve, UnwinnableDealAsJson) {
  const Ended ended = run({"solve", "fortress", "--seed", std::to_string(kUnwinnable), "--format", "json"});
  EXPECT_EQ(ended.exit_code, 10);
  const Json json = Json::parse(ended.out);
  EXPECT_EQ(json["verdict"], "unwinnable");
  EXPECT_TRUE(json["proof"] == "exhausted" || json["proof"] == "relaxation") << json["proof"];
  EXPECT_TRUE(json["limit"].is_null());
  EXPECT_EQ(json["moves"], Json::array());
  EXPECT_EQ(json["move_count"], 0);
  EXPECT_TRUE(json["difficulty"].is_null());
}

TEST(CliSolve, PositionLimitLeavesUndecided) {
  const Ended ended = run({"solve", "fortress", "--seed", "2", "--max-positions", "1", "--format", "json"});
  EXPECT_EQ(ended.exit_code, 20);
  const Json json = Json::parse(ended.out);
  EXPECT_EQ(json["verdict"], "undecided");
  EXPECT_TRUE(json["proof"].is_null());
  EXPECT_EQ(json["limit"], "positions");
  EXPECT_TRUE(json["difficulty"].is_null());
  EXPECT_TRUE(json["stage"].is_null());
  EXPECT_NE(run({"solve", "fortress", "--seed", "2", "--max-positions", "1"}).out.find("undecided, position limit"),
            std::string::npos);
}

// Finds among many deals one that this limit leaves undecided, and solves it alone.
void expect_exit_code_of_limit(const std::string& seeds, const Words& limit, const std::string& name, int exit_code) {
  Words words = {"solve", "streets-and-alleys", "--seeds", seeds, "--threads", "1", "--format", "json"};
  words.insert(words.end(), limit.begin(), limit.end());
  const Ended many = run(words);
  EXPECT_EQ(many.exit_code, 0);
  for (const Json& json : json_lines(many.out)) {
    if (json["limit"] != name) continue;
    Words one = {"solve", "streets-and-alleys", "--seed", std::to_string(json["deal"]["number"].get<int>())};
    one.insert(one.end(), limit.begin(), limit.end());
    const Ended ended = run(one);
    EXPECT_EQ(ended.exit_code, exit_code);
    EXPECT_NE(ended.out.find("Verdict: undecided, " + name + " limit reached"), std::string::npos) << ended.out;
    return;
  }
  FAIL() << "no deal ran into the limit";
}

TEST(CliSolve, TimeLimitHasItsExitCode) { expect_exit_code_of_limit("1-60", {"--max-time", "1e-9"}, "time", 21); }

TEST(CliSolve, MemoryLimitHasItsExitCode) {
  expect_exit_code_of_limit("4938-4942", {"--max-memory", "1MiB"}, "memory", 22);
}

TEST(CliSolve, TextHasBoardVerdictMovesAndEffort) {
  const Ended ended = run({"solve", "Fortress", "--seed", "2"});
  EXPECT_EQ(ended.exit_code, 0);
  EXPECT_TRUE(ended.out.starts_with("Fortress, seed 2 (return=no auto=no)\n\n")) << ended.out.substr(0, 100);
  EXPECT_NE(ended.out.find(core::format_board_text(fortress(), fortress_deal(2))), std::string::npos);
  EXPECT_NE(ended.out.find("\nVerdict: winnable, "), std::string::npos);
  EXPECT_NE(ended.out.find("\nDifficulty: "), std::string::npos);
  EXPECT_NE(ended.out.find("\n1. "), std::string::npos);
  EXPECT_NE(ended.out.find("\nEffort: "), std::string::npos);
  EXPECT_TRUE(core::replay(fortress(), fortress_deal(2), core::parse_solution(ended.out)).won);
}

TEST(CliSolve, ReadsBoardsAndJsonFromFilesAndStandardInput) {
  const std::string board = core::format_board_text(fortress(), fortress_deal(2));
  const std::string json = core::format_json_text(fortress(), fortress_deal(2));
  for (const std::string& text : {board, json}) {
    const TempFile file(text);
    const Json from_file = Json::parse(run({"solve", "fortress", file.path(), "--format", "json"}).out);
    EXPECT_EQ(from_file["deal"], (Json{{"source", "file"}, {"number", nullptr}, {"line", fortress_line(2)}}));
    const Json from_stdin = Json::parse(run({"solve", "fortress", "-", "--format", "json"}, {.input = text}).out);
    EXPECT_EQ(from_stdin["deal"]["source"], "stdin");
    EXPECT_EQ(from_stdin["moves"], from_file["moves"]);
  }
}

TEST(CliSolve, NumbersBeyond64BitsAreStrings) {
  const auto number = [](const std::string& digits) {
    return Json::parse(run({"solve", "fortress", "--pysol", digits, "--format", "json"}).out)["deal"]["number"];
  };
  EXPECT_EQ(number("99999999999999999999"), "99999999999999999999");
  EXPECT_EQ(number("18446744073709551615"), 18446744073709551615U);
  EXPECT_EQ(number("7"), 7);
}

TEST(CliSolve, OptionsReachTheRules) {
  const Json json = Json::parse(
      run({"solve", "chessboard", "--ms", "3", "--option", "base=T", "--option", "auto=yes", "--format", "json"}).out);
  EXPECT_EQ(json["options"], (Json{{"return", "no"}, {"auto", "yes"}, {"base", "10"}}));
  EXPECT_EQ(json["deal"]["source"], "ms");
}

TEST(CliSolve, SeveralDealsGiveALineEachInOrder) {
  const Ended ended = run({"solve", "fortress", "--seeds", "1-20", "--threads", "3"});
  EXPECT_EQ(ended.exit_code, 0);
  std::istringstream lines(ended.out);
  std::string line;
  for (int seed = 1; seed <= 20; ++seed) {
    ASSERT_TRUE(std::getline(lines, line));
    EXPECT_TRUE(line.starts_with("seed " + std::to_string(seed) + ": ")) << line;
    if (seed == kWinnable) {
      EXPECT_NE(line.find(": winnable, "), std::string::npos) << line;
    }
    if (seed == kUnwinnable) {
      EXPECT_NE(line.find(": unwinnable, "), std::string::npos) << line;
    }
  }
  EXPECT_FALSE(std::getline(lines, line));
}

TEST(CliSolve, LastSeedsOf64Bits) {
  const auto objects = json_lines(
      run({"solve", "fortress", "--seeds", "18446744073709551614-18446744073709551615", "--format", "json"}).out);
  ASSERT_EQ(objects.size(), 2U);
  EXPECT_EQ(objects[1]["deal"]["number"], 18446744073709551615U);
}

TEST(CliSolve, BadLinesDoNotStopTheOthers) {
  const std::string lines = "# deals\n" + fortress_line(1) + "\r\nnonsense\n\n" + fortress_line(2) + "\n" +
                            std::string(100'000, 'x') + "\n" + fortress_line(3);
  const TempFile file(lines);
  for (const bool from_stdin : {false, true}) {
    const Ended ended = run({"solve", "fortress", "--lines", from_stdin ? "-" : file.path(), "--format", "json"},
                            {.input = from_stdin ? lines : ""});
    EXPECT_EQ(ended.exit_code, 31);
    const auto objects = json_lines(ended.out);
    ASSERT_EQ(objects.size(), 3U);
    EXPECT_EQ(objects[0]["deal"], (Json{{"source", "lines"}, {"number", 2}, {"line", fortress_line(1)}}));
    EXPECT_EQ(objects[1]["deal"]["number"], 5);
    EXPECT_EQ(objects[2]["deal"]["number"], 7);
    const std::string name = from_stdin ? "standard input" : file.path();
    EXPECT_TRUE(ended.err.starts_with("castellan: " + name + ", line 3: ")) << ended.err;
    EXPECT_NE(ended.err.find("\ncastellan: " + name + ", line 6: longer than"), std::string::npos) << ended.err;
    EXPECT_EQ(std::count(ended.err.begin(), ended.err.end(), '\n'), 2);
  }
}

/// Without what depends on the machine.
Json solve_with(const Words& rest) {
  Words words = {"solve", "streets-and-alleys", "--seed", "36", "--format", "json"};
  words.insert(words.end(), rest.begin(), rest.end());
  const Ended ended = run(words);
  EXPECT_EQ(ended.err, "");
  Json json = Json::parse(ended.out);
  json.erase("cpu_ms");
  return json;
}

TEST(CliSolve, OneStrategyAloneIsTheSameOnAnyNumberOfThreads) {
  const Json json = solve_with({"--strategy", "wide", "--threads", "1", "--max-positions", "200000"});
  EXPECT_GT(json["positions"], 1000);
  EXPECT_EQ(solve_with({"--strategy", "wide", "--threads", "3", "--max-positions", "200000"}), json);
  EXPECT_EQ(solve_with({"--strategy", "best-first-ranks/any-suit"})["stage"], "best-first-ranks");
}

TEST(CliSolve, RefusesStrategiesThatDoNotFit) {
  const auto refusal = [](const Words& rest) {
    Words words = {"solve", "fortress"};
    words.insert(words.end(), rest.begin(), rest.end());
    const Ended ended = run(words);
    EXPECT_EQ(ended.exit_code, 30);
    EXPECT_EQ(ended.out, "");
    return ended.err;
  };
  EXPECT_NE(refusal({"--seed", "1", "--strategy", "breadth-first"}).find("unknown strategy"), std::string::npos);
  EXPECT_NE(refusal({"--seed", "1", "--strategy", "floating-4"}).find("does not apply"), std::string::npos);
  EXPECT_NE(refusal({"--seed", "1", "--strategy", "wide,depth-first"}).find("takes one"), std::string::npos);
  EXPECT_NE(refusal({"--seeds", "1-2", "--strategy", "wide"}).find("single deal"), std::string::npos);
  EXPECT_NE(run({"solve", "precedence", "--seed", "1", "--strategy", "wide"}).err.find("tableau"), std::string::npos);
}

TEST(CliSolve, ThreadsDoNotChangeTheOutput) {
  const auto output = [](const std::string& threads) {
    auto objects =
        json_lines(run({"solve", "fortress", "--seeds", "1-80", "--threads", threads, "--format", "json"}).out);
    for (Json& json : objects) json.erase("cpu_ms");
    return objects;
  };
  const auto one = output("1");
  EXPECT_EQ(one.size(), 80U);
  EXPECT_EQ(output("2"), one);
  EXPECT_EQ(output("6"), one);
}

}  // namespace
}  // namespace castellan::test
