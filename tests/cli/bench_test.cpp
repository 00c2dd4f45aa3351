// `castellan bench`: what it measures, in every format, and what it refuses.

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <sstream>
#include <thread>

#include "core/game.hpp"
#include "solver/games/games.hpp"
#include "tests/support/program_json.hpp"

namespace castellan::test {
namespace {

constexpr int kUsage = 30;

Words bench_words(const std::string& game, const Words& rest) {
  Words words = {"bench", game, "--seeds", "11-60", "--max-positions", "20000"};
  words.insert(words.end(), rest.begin(), rest.end());
  return words;
}

Json bench(const std::string& game, const Words& rest) { return json_of(bench_words(game, rest)); }

std::vector<std::string> names_of(const Json& json) {
  std::vector<std::string> names;
  for (const Json& contestant : json["contestants"]) names.push_back(contestant["name"]);
  return names;
}

TEST(CliBench, TheLadderIsWhatAnalyzeMeasures) {
  const Json json = bench("citadel", {});
  EXPECT_EQ(names_of(json), Words{"ladder"});
  const Json& ladder = json["contestants"][0];
  const Json analysis = json_of({"analyze", "citadel", "--seeds", "11-60", "--max-positions", "20000"});
  for (const char* field : {"won", "lost", "undecided", "positions", "solution_moves"}) {
    EXPECT_EQ(ladder[field], analysis[field]) << field;
  }
  EXPECT_EQ(json["deals"], 50);
  EXPECT_EQ(json["complete"], true);
  EXPECT_EQ(json["disagreements"], Json::array());
  EXPECT_GT(ladder["cpu_ms"]["max"].get<double>(), 0);
  EXPECT_EQ(ladder["positions_ratio"]["value"], 1);
  EXPECT_EQ(ladder["positions_ratio"]["interval"], (Json{{"confidence", 0.95}, {"low", 1}, {"high", 1}}));
}

TEST(CliBench, ComparesWithTheFirstContestant) {
  const Json json = bench("beleaguered-castle", {"--strategies", "best-first-ranks,floating-4,depth-first"});
  EXPECT_EQ(names_of(json), (Words{"best-first-ranks/plain", "floating-4", "depth-first"}));
  const double first = json["contestants"][0]["positions"]["mean"];
  for (const Json& contestant : json["contestants"]) {
    const Json& ratio = contestant["positions_ratio"];
    EXPECT_NEAR(ratio["value"].get<double>(), contestant["positions"]["mean"].get<double>() / first, 1e-9);
    EXPECT_LE(ratio["interval"]["low"], ratio["value"]);
    EXPECT_GE(ratio["interval"]["high"], ratio["value"]);
    EXPECT_GT(contestant["cpu_ratio"]["value"].get<double>(), 0);
    EXPECT_EQ(contestant["won"].get<int>() + contestant["lost"].get<int>() + contestant["undecided"].get<int>() +
                  contestant["ran_dry"].get<int>(),
              50);
  }
  EXPECT_EQ(json["contestants"][0]["lost"], 0);
  EXPECT_GT(json["contestants"][0]["ran_dry"], 0);
  EXPECT_EQ(json["contestants"][1]["won"], 0);
  EXPECT_GT(json["contestants"][1]["lost"], 0);
  EXPECT_TRUE(json["contestants"][1]["solution_moves"].is_null());
}

TEST(CliBench, RunsAStrategyOnEveryBase) {
  const Json json = bench("chessboard", {"--strategies", "ladder,best-first-exact"});
  EXPECT_EQ(json["contestants"][0]["won"], json["contestants"][1]["won"]);
  const Json aces = bench("chessboard", {"--strategies", "best-first-exact", "--option", "base=A"});
  EXPECT_LT(aces["contestants"][0]["won"], json["contestants"][1]["won"]);
}

TEST(CliBench, RunsEveryHeuristicOnEveryStrategyThatUsesOne) {
  const Json json = bench("fortress", {"--strategies", "best-first-ranks,depth-first,best-first-exact", "--weights",
                                       "mine:not_home=4,next_depth=2"});
  EXPECT_EQ(names_of(json), (Words{"best-first-ranks/plain", "best-first-ranks/mine", "depth-first",
                                   "best-first-exact/plain", "best-first-exact/mine"}));
  EXPECT_NE(json["contestants"][3]["positions"], json["contestants"][4]["positions"]);
  const Json explicitly = bench("fortress", {"--strategies", "best-first-exact/b,ladder/a,ladder", "--weights",
                                             "a:not_home=1", "--weights", "b:not_home=4,next_depth=2"});
  EXPECT_EQ(names_of(explicitly), (Words{"best-first-exact/b", "ladder/a", "ladder"}));
  EXPECT_EQ(explicitly["contestants"][0]["positions"], json["contestants"][4]["positions"]);
  EXPECT_NE(explicitly["contestants"][1]["positions"], explicitly["contestants"][2]["positions"]);
}

TEST(CliBench, WeightsSpelledOutAreTheNamedHeuristic) {
  const Json json =
      bench("fortress", {"--strategies", "best-first-exact", "--weights",
                         "same:not_home=1,over_own_lower=1,over_any_lower=1,broken_neighbour=1,next_depth=1,"
                         "empty_pile=-1"});
  EXPECT_EQ(json["contestants"][0]["positions"], json["contestants"][1]["positions"]);
}

TEST(CliBench, GivesTheSameNumbersForAnyNumberOfThreads) {
  const auto without_cpu = [](Json json) {
    for (Json& contestant : json["contestants"]) {
      contestant.erase("cpu_ms");
      contestant.erase("cpu_ratio");
    }
    return json;
  };
  const Words strategies = {"--strategies", "ladder,best-first-ranks,floating-4", "--threads"};
  const auto with_threads = [&](const std::string& threads) {
    Words words = strategies;
    words.push_back(threads);
    return without_cpu(bench("streets-and-alleys", words));
  };
  const Json one = with_threads("1");
  EXPECT_EQ(with_threads("2"), one);
  EXPECT_EQ(with_threads("5"), one);
}

TEST(CliBench, PrintsTables) {
  const Ended ended = run(bench_words("fortress", {"--strategies", "ladder,depth-first"}));
  EXPECT_EQ(ended.exit_code, 0);
  EXPECT_EQ(ended.err, "");
  for (const char* words :
       {"game            Fortress\n", "seeds           11-60 (generator castellan-1)\n", "position limit  20000\n",
        "\ndeals                    won        lost   undecided     ran dry\nladder ", "\npositions               mean",
        "max  to the first (95 % interval)\nladder ", "\nCPU ms ", "\nsolution moves ", "\nno disagreements\n"}) {
    EXPECT_NE(ended.out.find(words), std::string::npos) << words << "\n" << ended.out;
  }
}

TEST(CliBench, WritesCsvWithARowForEachContestant) {
  const Ended ended = run(bench_words("fortress", {"--strategies", "ladder,depth-first", "--format", "csv"}));
  EXPECT_EQ(ended.exit_code, 0);
  std::istringstream lines(ended.out);
  std::string header;
  std::getline(lines, header);
  EXPECT_TRUE(
      header.starts_with("game,options,first_seed,last_seed,generator,version,max_positions,contestant,deals,"
                         "won,lost,undecided,ran_dry,disagreements,positions_mean,"))
      << header;
  for (const char* name : {"ladder", "depth-first"}) {
    std::string row;
    std::getline(lines, row);
    EXPECT_TRUE(row.starts_with("fortress,return=no auto=no,11,60,castellan-1,")) << row;
    EXPECT_NE(row.find(",20000," + std::string(name) + ",50,"), std::string::npos) << row;
    EXPECT_EQ(std::count(row.begin(), row.end(), ','), std::count(header.begin(), header.end(), ','));
  }
  std::string rest;
  EXPECT_FALSE(std::getline(lines, rest));
}

TEST(CliBench, TheSignatureIsTheSumOverItsDeals) {
  const Ended ended = run({"bench", "--signature", "--format", "json", "--threads", "1"});
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  const Json json = Json::parse(ended.out);
  std::uint64_t sum = 0;
  for (const auto& [game, positions] : json["positions"].items()) sum += positions.get<std::uint64_t>();
  EXPECT_EQ(json["signature"], sum);
  EXPECT_EQ(json["positions"].size(), core::all_games().size());
  const Json analysis = json_of({"analyze", "fortress", "--seeds", "1-200"});
  EXPECT_NEAR(analysis["positions"]["mean"].get<double>() * 200, json["positions"]["fortress"].get<double>(), 1e-6);
  EXPECT_EQ(run({"bench", "--signature", "--format", "json", "--threads", "3"}).out, ended.out);

  ASSERT_EQ(json["engines"].size(), core::all_games().size());
  for (const auto& [game, engine] : json["engines"].items()) {
    std::ostringstream stamp;
    stamp << std::hex << solver::find_game(game)->engine_stamp();
    EXPECT_EQ(engine, stamp.str()) << game;
  }

  const std::string text = run({"bench", "--signature"}).out;
  EXPECT_NE(text.find("engine of fortress "), std::string::npos) << text;
  EXPECT_NE(text.find("\nsignature "), std::string::npos) << text;
  EXPECT_NE(text.find(" " + std::to_string(sum) + "\n"), std::string::npos) << text;
  const std::string csv = run({"bench", "--signature", "--format", "csv"}).out;
  EXPECT_TRUE(csv.starts_with("version,game,positions\n")) << csv;
}

TEST(CliBench, PrintsWhatIsDoneAfterAnInterrupt) {
  Program program(
      {"bench", "streets-and-alleys", "--seeds", "0-9999999", "--strategies", "ladder,floating-4", "--format", "json"});
  std::this_thread::sleep_for(std::chrono::milliseconds(500));
  program.send(SIGINT);
  const Ended ended = program.wait();
  EXPECT_EQ(ended.exit_code, 130);
  const Json json = Json::parse(ended.out);
  EXPECT_EQ(json["complete"], false);
  EXPECT_LT(json["deals"], 9'999'999);
}

TEST(CliBench, RefusesWhatMakesNoSense) {
  struct Case {
    Words words;
    std::string message;
  };
  const std::vector<Case> cases = {
      {{"bench"}, "which GAME?"},
      {{"bench", "fortress"}, "which deals? Give --seeds, --ms, --pysol or --numbers"},
      {{"bench", "fortress", "--seeds", "0-10000000"}, "more than ten million deals"},
      {{"bench", "fortress", "--signature"}, "--signature is of every game, it takes no GAME"},
      {{"bench", "--signature", "--seeds", "1-2"}, "it takes no --seeds"},
      {bench_words("fortress", {"--strategies", "depth"}), "unknown strategy 'depth'; there are ladder, best-first-"},
      {bench_words("fortress", {"--strategies", "ladder,"}), "unknown strategy ''"},
      {bench_words("fortress", {"--strategies", "floating-4"}), "strategy floating-4 does not apply to these rules"},
      {bench_words("fortress", {"--strategies", "ladder,ladder"}), "ladder is named twice"},
      {bench_words("fortress", {"--strategies", "depth-first/plain"}), "strategy depth-first uses no heuristic"},
      {bench_words("fortress", {"--strategies", "best-first-exact/x"}), "unknown heuristic 'x'; there are plain"},
      {bench_words("fortress", {"--strategies", "best-first-exact", "--heuristics", "y"}), "unknown heuristic 'y'"},
      {bench_words("fortress", {"--heuristics", "plain"}), "none of the --strategies is to be run with them"},
      {bench_words("fortress", {"--weights", "a:not_home=1"}), "none of the --strategies is to be run with them"},
      {bench_words("fortress", {"--weights", "not_home=1"}), "expected NAME:FEATURE=N,FEATURE=N"},
      {bench_words("fortress", {"--weights", "plain:not_home=1"}), "there is a heuristic 'plain' already"},
      {bench_words("fortress", {"--weights", "a:home=1"}), "--weights a: unknown feature 'home'; there are not_home"},
      {bench_words("fortress", {"--weights", "a:not_home=1000"}), "expected a whole number from -99 to 99"},
  };
  for (const Case& c : cases) {
    const std::string message = refusal(c.words, kUsage);
    EXPECT_NE(message.find(c.message), std::string::npos) << message;
  }
}

}  // namespace
}  // namespace castellan::test
