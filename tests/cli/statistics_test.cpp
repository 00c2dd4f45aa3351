#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>

#include "solver/analysis/interval.hpp"
#include "tests/support/program_json.hpp"
#include "tests/support/run_files.hpp"

namespace castellan::test {
namespace {

double half_width(const Json& json) {
  return (json["interval"]["high"].get<double>() - json["interval"]["low"].get<double>()) / 2;
}

TEST(CliUntilHalfwidth, StopsAtTheFirstBlockThatIsPreciseEnough) {
  const Words words = {"analyze", "fortress", "--seeds", "1-1000000", "--until-halfwidth", "1%"};
  const Json json = json_of(words);
  const auto deals = json["deals"].get<std::uint64_t>();
  EXPECT_EQ(deals % 1000, 0U);
  EXPECT_LE(half_width(json), 0.01);
  EXPECT_EQ(json["complete"], true);
  EXPECT_GT(half_width(json_of({"analyze", "fortress", "--seeds", "1-" + std::to_string(deals - 1000)})), 0.01);
  const std::string text = run(words).out;
  EXPECT_NE(text.find(", precise enough after the first " + std::to_string(deals) + " deals\n"), std::string::npos);
}

TEST(CliUntilHalfwidth, DoesNotDependOnThreadsOrOnWhatIsDone) {
  const TempFolder folder;
  const Words words = {"analyze", "fortress", "--seeds", "1-1000000", "--until-halfwidth", "0.01"};
  const auto with = [&](const Words& more) {
    Words all = words;
    all.insert(all.end(), more.begin(), more.end());
    const Ended ended = run(all);
    EXPECT_EQ(ended.exit_code, 0) << ended.err;
    return without_cpu(ended.out);
  };
  const std::string table = with({"--threads", "1"});
  EXPECT_EQ(with({"--threads", "4"}), table);
  const std::string file = folder / "run.db";
  run({"analyze", "fortress", "--seeds", "2001-20000", "--db", file});
  EXPECT_EQ(with({"--db", file}), table);
  EXPECT_EQ(with({"--db", file}), table);
}

TEST(CliInterval, IsOfTheMethodAskedFor) {
  const Json json = json_of({"analyze", "fortress", "--seeds", "1-500", "--interval", "clopper-pearson"});
  const auto won = json["won"].get<std::uint64_t>();
  EXPECT_EQ(json["interval"]["method"], "clopper-pearson");
  EXPECT_EQ(json["interval"]["low"].get<double>(), solver::clopper_pearson_interval(won, 500, 0.95).low);
  EXPECT_NE(run({"analyze", "fortress", "--seeds", "1-50", "--interval", "clopper-pearson"})
                .out.find("(95 % Clopper-Pearson interval "),
            std::string::npos);
}

TEST(CliHistogram, HoldsEveryDeal) {
  const Json json = json_of({"analyze", "fortress", "--seeds", "1-500", "--histogram"});
  const auto sum = [&](const char* quantity) {
    std::uint64_t deals = 0;
    for (const Json& bin : json["histogram"][quantity]) deals += bin["deals"].get<std::uint64_t>();
    return deals;
  };
  EXPECT_EQ(sum("positions"), 500U);
  EXPECT_EQ(sum("solution_moves"), json["won"].get<std::uint64_t>());
  const std::string text = run({"analyze", "fortress", "--seeds", "1-500", "--histogram"}).out;
  EXPECT_NE(text.find("\n\npositions  "), std::string::npos) << text;
  EXPECT_NE(text.find("\n\nsolution moves  "), std::string::npos);
  EXPECT_NE(text.find("  #"), std::string::npos);
  EXPECT_NE(refusal({"analyze", "fortress", "--seeds", "1-5", "--histogram", "--format", "csv"}, 30).find("not CSV"),
            std::string::npos);
}

TEST(CliCompare, CountsDealsThatDiffer) {
  const Json json = json_of({"analyze", "citadel", "--seeds", "1-300", "--compare", "return=no"});
  const Json first = json_of({"analyze", "citadel", "--seeds", "1-300"});
  const Json second = json_of({"analyze", "citadel", "--seeds", "1-300", "--option", "return=no"});
  const auto number = [&](const char* name) { return json[name].get<int>(); };
  EXPECT_EQ(number("both_won") + number("only_first"), first["won"]);
  EXPECT_EQ(number("both_won") + number("only_second"), second["won"]);
  EXPECT_EQ(number("both_won") + number("both_lost") + number("only_first") + number("only_second"), 300);
  EXPECT_EQ(number("only_second"), 0) << "a win without returns is a win with them";
  EXPECT_EQ(json["first_options"]["return"], "yes");
  EXPECT_EQ(json["second_options"]["return"], "no");
  const std::string text = run({"analyze", "citadel", "--seeds", "1-300", "--compare", "return=no"}).out;
  EXPECT_NE(text.find("McNemar's test     p = "), std::string::npos) << text;
}

TEST(CliCompare, ReplacesTheOptionAndRefusesTheSame) {
  const Words words = {"analyze", "citadel", "--seeds", "1-20", "--option", "return=no", "--compare", "return=yes"};
  EXPECT_EQ(json_of(words)["second_options"]["return"], "yes");
  EXPECT_NE(refusal({"analyze", "citadel", "--seeds", "1-20", "--compare", "return=yes"}, 30).find("the same"),
            std::string::npos);
  EXPECT_NE(refusal({"analyze", "citadel", "--seeds", "1-20", "--compare", "return=no", "--db", "x"}, 30).find("--db"),
            std::string::npos);
  EXPECT_EQ(json_of({"analyze", "precedence", "--seeds", "1-5", "--max-positions", "20000", "--compare",
                     "redeals=1"})["second_options"]["redeals"],
            "1");
}

TEST(CliCompare, TakesAnotherGameOnTheSameShuffles) {
  const Words words = {"analyze", "fortress", "--seeds", "1-100", "--compare-with", "ten-by-one"};
  const Json json = json_of(words);
  EXPECT_EQ(json["game"], "fortress");
  EXPECT_EQ(json["second_game"], "ten-by-one");
  EXPECT_EQ(json["only_first"], 0) << "a win without the cell is a win with it";
  const Json second = json_of({"analyze", "ten-by-one", "--seeds", "1-100"});
  EXPECT_EQ(json["both_won"].get<int>() + json["only_second"].get<int>(), second["won"]);
  EXPECT_NE(run(words).out.find("second game        Ten by One"), std::string::npos) << run(words).out;
}

TEST(CliCompare, RefusesGamesOfOtherShufflesAndTheSameRules) {
  const auto refused = [](const char* game) {
    return refusal({"analyze", "fortress", "--seeds", "1-5", "--compare-with", game}, 30);
  };
  EXPECT_NE(refused("precedence").find("Fortress and Precedence are not dealt from the same shuffles"),
            std::string::npos);
  EXPECT_NE(refused("fortress").find("the rules would be the same"), std::string::npos);
}

TEST(CliProgress, GivesALineWhenAsked) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  Program program({"analyze", "fortress", "--seeds", "1-100000000", "--progress", "off", "--db", file});
  wait_for_run(file);
  program.send(SIGUSR1);
  program.wait_for_message("deals");
  program.send(SIGINT);
  const Ended ended = program.wait();
  EXPECT_EQ(ended.exit_code, 130);
  EXPECT_NE(ended.err.find(" of 100000000 deals, "), std::string::npos) << ended.err;
  EXPECT_EQ(std::count(ended.err.begin(), ended.err.end(), '\n'), 1) << ended.err;
}

}  // namespace
}  // namespace castellan::test
