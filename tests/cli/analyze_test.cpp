#include <gtest/gtest.h>

#include <sstream>

#include "solver/analysis/interval.hpp"
#include "tests/support/program_json.hpp"

namespace castellan::test {
namespace {

Json analysis(const std::string& seeds, const std::string& threads, const std::string& max_positions = "1000000") {
  return json_of({"analyze", "fortress", "--seeds", seeds, "--threads", threads, "--max-positions", max_positions});
}

TEST(CliAnalyze, CountsWhatSolveSays) {
  const Json json = analysis("11-60", "2");
  int won = 0;
  std::uint64_t positions = 0;
  double difficulty = 0;
  std::istringstream lines(run({"solve", "fortress", "--seeds", "11-60", "--format", "json"}).out);
  for (std::string line; std::getline(lines, line);) {
    const Json deal = Json::parse(line);
    won += deal["verdict"] == "winnable" ? 1 : 0;
    positions += deal["positions"].get<std::uint64_t>();
    if (!deal["difficulty"].is_null()) difficulty += deal["difficulty"].get<double>();
  }
  EXPECT_EQ(json["deals"], 50);
  EXPECT_EQ(json["won"], won);
  EXPECT_EQ(json["lost"], 50 - won);
  EXPECT_EQ(json["undecided"], 0);
  EXPECT_EQ(json["positions"]["mean"].get<double>(), static_cast<double>(positions) / 50);
  EXPECT_NEAR(json["difficulty"]["mean"].get<double>(), difficulty / won, 1e-9);
  EXPECT_EQ(json["winnability"].get<double>(), won / 50.0);
  EXPECT_EQ(json["interval"]["low"].get<double>(),
            solver::wilson_interval(static_cast<std::uint64_t>(won), 50, 0.95).low);
  EXPECT_EQ(json["interval"]["confidence"], 0.95);
}

TEST(CliAnalyze, NamesEverythingTheResultDependsOn) {
  const Json json = analysis("1-3", "1");
  EXPECT_EQ(json["game"], "fortress");
  EXPECT_EQ(json["options"], (Json{{"return", "no"}, {"auto", "no"}}));
  EXPECT_EQ(json["generator"], "castellan-1");
  EXPECT_TRUE(json["version"].get<std::string>().starts_with("0."));
  EXPECT_EQ(json["seeds"], (Json{{"first", 1}, {"last", 3}}));
  EXPECT_EQ(json["max_positions"], 1'000'000);
  EXPECT_EQ(json["complete"], true);
}

TEST(CliAnalyze, GivesTheSameNumbersForAnyNumberOfThreads) {
  Json one = analysis("1-150", "1");
  one.erase("cpu_ms");
  for (const std::string threads : {"2", "5"}) {
    Json other = analysis("1-150", threads);
    other.erase("cpu_ms");
    EXPECT_EQ(other, one);
  }
}

TEST(CliAnalyze, CountsUndecidedDeals) {
  const Json json = analysis("1-20", "2", "1");
  EXPECT_GT(json["undecided"], 0);
  EXPECT_EQ(json["won"].get<int>() + json["lost"].get<int>() + json["undecided"].get<int>(), 20);
  EXPECT_LT(json["interval"]["low"].get<double>(), json["interval"]["high"].get<double>());
  EXPECT_TRUE(json["winnability"].is_null());
  EXPECT_EQ(json["bounds"]["low"].get<double>(), json["won"].get<int>() / 20.0);
  EXPECT_EQ(json["bounds"]["high"].get<double>(), (20 - json["lost"].get<int>()) / 20.0);
}

TEST(CliAnalyze, PrintsBoundsInsteadOfAShareOfTheDecidedDeals) {
  const Ended ended = run({"analyze", "precedence", "--seeds", "73-73", "--max-positions", "1000"});
  EXPECT_NE(ended.out.find("winnability     0.00 % to 100.00 %  (95 % interval "), std::string::npos) << ended.out;
}

TEST(CliAnalyze, PrintsATable) {
  const Ended ended = run({"analyze", "fortress", "--seeds", "1-30", "--option", "return=yes"});
  EXPECT_EQ(ended.exit_code, 0);
  EXPECT_EQ(ended.err, "");  // No progress line: standard error is no terminal.
  for (const char* words : {"game            Fortress\n", "options         return=yes auto=no\n",
                            "seeds           1-30 (generator castellan-1)\n", "\nwon             ",
                            "\nlost            ", "\nundecided       ", "\nwinnability     ", " %  (95 % interval ",
                            "mean      median         p90         p99         max\n", "\npositions ", "\nCPU ms "}) {
    EXPECT_NE(ended.out.find(words), std::string::npos) << words << "\n" << ended.out;
  }
}

TEST(CliAnalyze, WritesCsvWithTheSameNumbers) {
  const Ended ended = run({"analyze", "fortress", "--seeds", "1-30", "--max-positions", "1000000", "--format", "csv"});
  EXPECT_EQ(ended.exit_code, 0);
  std::istringstream lines(ended.out);
  std::string header, values, rest;
  std::getline(lines, header);
  std::getline(lines, values);
  EXPECT_FALSE(std::getline(lines, rest));
  EXPECT_EQ(std::count(header.begin(), header.end(), ','), std::count(values.begin(), values.end(), ','));
  const Json json = analysis("1-30", "1");
  const std::string expected = "fortress,return=no auto=no,1,30,castellan-1," + json["version"].get<std::string>() +
                               ",1000000,30," + json["won"].dump() + "," + json["lost"].dump() + ",0,";
  EXPECT_TRUE(header.starts_with("game,options,first_seed,last_seed,generator,version,max_positions,deals,won,lost,"))
      << header;
  EXPECT_TRUE(values.starts_with(expected)) << values << "\n" << expected;
}

}  // namespace
}  // namespace castellan::test
