#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>
#include <thread>

#include "solver/analysis/difficulty.hpp"
#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"

namespace castellan::test {
namespace {

/// A run file of these seeds of Fortress.
void make(const std::string& file, const std::string& seeds, const std::vector<std::string>& more = {}) {
  std::vector<std::string> words = {"analyze", "fortress", "--seeds", seeds, "--threads", "2", "--db", file};
  words.insert(words.end(), more.begin(), more.end());
  const Ended ended = run(words);
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
}

std::string merged(const std::vector<std::string>& files) {
  std::vector<std::string> words = {"merge"};
  words.insert(words.end(), files.begin(), files.end());
  const Ended ended = run(words);
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  return without_cpu(ended.out);
}

TEST(CliMerge, OfShardsIsTheWholeInAnyOrder) {
  const TempFolder folder;
  const std::string whole = folder / "whole.db";
  make(whole, "1-5500");
  std::vector<std::string> parts;
  for (const std::string index : {"1", "2", "3"}) {
    parts.push_back(folder / index);
    // Killed once at a random instant, then run to its end.
    {
      const Program killed({"analyze", "fortress", "--seeds", "1-5500", "--db", parts.back(), "--shard", index + "/3"});
      std::this_thread::sleep_for(std::chrono::milliseconds(std::random_device()() % 50));
    }
    make(parts.back(), "1-5500", {"--shard", index + "/3"});
  }
  const std::string report = without_cpu(run({"report", whole}).out);
  const std::string out = folder / "out.db";
  EXPECT_EQ(merged({out, parts[2], parts[0], parts[1]}), report);
  EXPECT_EQ(contents_of_run(out), contents_of_run(whole));
  // Again, and with the whole besides: nothing changes.
  EXPECT_EQ(merged({out, parts[1], whole, parts[1]}), report);
  EXPECT_EQ(contents_of_run(out), contents_of_run(whole));
}

TEST(CliMerge, OfSomePartsSaysHowManyDealsItCovers) {
  const TempFolder folder;
  make(folder / "a", "1-1000");
  make(folder / "b", "2001-2500");
  const std::string report = merged({folder / "out.db", folder / "a", folder / "b"});
  EXPECT_NE(report.find("seeds           1-2500 (generator castellan-1), 1500 deals of them\n"), std::string::npos)
      << report;
}

TEST(CliMerge, RefusesWhatDoesNotBelongTogether) {
  const TempFolder folder;
  const std::string out = folder / "out.db";
  make(out, "1-1000");
  const std::string before = contents_of_run(out);
  const auto refused = [&](const std::string& file, const std::string& reason) {
    const std::string message = refusal({"merge", out, file}, 31);
    EXPECT_NE(message.find(reason), std::string::npos) << message;
    EXPECT_EQ(contents_of_run(out), before);
  };
  make(folder / "options", "1-1000", {"--option", "return=yes"});
  refused(folder / "options", "rule options return=yes auto=no, not return=no auto=no");
  make(folder / "rows", "1-1000", {"--rows", "none"});
  refused(folder / "rows", "--rows none");
  make(folder / "overlap", "501-2000");
  refused(folder / "overlap", "holds seeds 501 to 1000 as one block");
  make(folder / "other", "1-2000");
  sql(folder / "other", "UPDATE blocks SET won = won - 1, lost = lost + 1 WHERE first_seed = 1");
  refused(folder / "other", "is damaged");
  sql(folder / "other",
      "UPDATE blocks SET won = won + 1, lost = lost - 1, positions = (SELECT positions FROM blocks "
      "WHERE first_seed = 1001) WHERE first_seed = 1");
  refused(folder / "other", "contradict each other on seeds 1 to 1000");
  refused(folder / "missing", "cannot open ");
  EXPECT_NE(refusal({"merge", out, out}, 30).find("both OUT and IN"), std::string::npos);
  EXPECT_NE(refusal({"merge", out}, 30).find("missing argument IN"), std::string::npos);
}

TEST(CliRetry, EndsWhereARunWithLargerLimitsDoes) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  const std::string larger = folder / "larger.db";
  make(file, "1-1500", {"--max-positions", "50", "--rows", "undecided"});
  make(larger, "1-1500", {"--max-positions", "400", "--rows", "undecided"});
  const std::string open = sql(file, "SELECT sum(undecided) FROM blocks");
  EXPECT_NE(open, sql(larger, "SELECT sum(undecided) FROM blocks"));

  const Ended ended = run({"retry", file, "--max-positions", "400", "--threads", "2"});
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  EXPECT_NE(ended.out.find(" with up to 400 positions\n"), std::string::npos) << ended.out;
  const std::string results = "SELECT first_seed, won, lost, undecided, hex(positions), hex(moves) FROM blocks";
  EXPECT_EQ(sql(file, results), sql(larger, results));
  EXPECT_EQ(sql(file, "SELECT seed, \"limit\", positions FROM deals WHERE verdict = 'undecided'"),
            sql(larger, "SELECT seed, \"limit\", positions FROM deals"));
  EXPECT_EQ(sql(file, "SELECT count(*) FROM retries"), open);

  // Once more with the same limits: nothing is left to do.
  const std::string contents = contents_of_run(file);
  EXPECT_EQ(run({"retry", file, "--max-positions", "400"}).out, ended.out);
  EXPECT_EQ(contents_of_run(file), contents);
  // The run itself goes on with its own limits.
  make(file, "1-2500", {"--max-positions", "50"});
  EXPECT_EQ(sql(file, "SELECT sum(won + lost + undecided) FROM blocks"), "2500\n");
  // Merged with a file from before the retry, in either role, its results win.
  const std::string before = folder / "before.db";
  make(before, "1-1500", {"--max-positions", "50", "--rows", "undecided"});
  merged({file, before});
  EXPECT_EQ(sql(file, results + " LIMIT 2"), sql(larger, results));
  merged({before, file});
  EXPECT_EQ(contents_of_run(before), contents_of_run(file));
}

TEST(CliRetry, RefusesWhatCannotBeTriedAgain) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  make(file, "1-100", {"--rows", "none"});
  EXPECT_NE(refusal({"retry", file, "--max-positions", "60000000"}, 31).find("--rows none"), std::string::npos);
  EXPECT_NE(refusal({"retry", file, "--max-positions", "5"}, 30).find("at least those of the run"), std::string::npos);
  sql(file, "UPDATE runs SET engine = '0'");
  EXPECT_NE(refusal({"retry", file, "--max-positions", "60000000"}, 31).find("engine"), std::string::npos);
}

TEST(CliReport, IsTheTableOfTheRun) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  const std::vector<std::string> words = {"analyze", "fortress", "--seeds", "1-1500", "--db", file};
  for (const std::string format : {"text", "json", "csv"}) {
    std::vector<std::string> analyze = words;
    analyze.insert(analyze.end(), {"--format", format});
    const std::string table = run(analyze).out;
    EXPECT_FALSE(table.empty());
    EXPECT_EQ(run({"report", file, "--format", format}).out, table);
  }
}

TEST(CliExport, ListsTheDealsAskedFor) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  make(file, "1-1500");
  std::istringstream lines(run({"export", file}).out);
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(line, "seed,verdict,moves,positions,stage,difficulty");
  std::string rows;
  while (std::getline(lines, line)) rows += line.substr(0, line.rfind(',')) + "\n";
  std::replace(rows.begin(), rows.end(), ',', '|');
  EXPECT_EQ(rows, sql(file, "SELECT seed, verdict, moves, positions, stage FROM deals"));
  const Ended ended = run({"export", file, "--verdict", "winnable", "--min-moves", "90", "--max-moves", "100",
                           "--min-positions", "150", "--max-positions", "400", "--format", "json"});
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  const auto json = nlohmann::json::parse(ended.out);
  EXPECT_EQ(json["game"], "fortress");
  EXPECT_EQ(json["options"]["return"], "no");
  std::string seeds;
  for (const auto& deal : json["deals"]) seeds += std::to_string(deal["seed"].get<int>()) + "\n";
  EXPECT_FALSE(seeds.empty());
  EXPECT_EQ(seeds, sql(file,
                       "SELECT seed FROM deals WHERE verdict = 'winnable' AND moves BETWEEN 90 AND 100 AND "
                       "positions BETWEEN 150 AND 400"));
}

TEST(CliExport, GivesDifficultyAndChoosesByIt) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  make(file, "1-1500");
  const auto deals = [&](const std::vector<std::string>& more) {
    std::vector<std::string> words = {"export", file, "--format", "json"};
    words.insert(words.end(), more.begin(), more.end());
    return nlohmann::json::parse(run(words).out)["deals"];
  };
  std::size_t chosen = 0;
  for (const auto& deal : deals({})) {
    EXPECT_EQ(deal["difficulty"].is_null(), deal["verdict"] != "winnable") << deal;
    if (deal["difficulty"].is_null()) continue;
    EXPECT_EQ(deal["difficulty"], solver::difficulty(deal["positions"], deal["moves"])) << deal;
    chosen += deal["difficulty"] >= 10.5 && deal["difficulty"] <= 12 ? 1 : 0;
  }
  EXPECT_GT(chosen, 0U);
  const auto among = deals({"--min-difficulty", "10.5", "--max-difficulty", "12"});
  EXPECT_EQ(among.size(), chosen);
  for (const auto& deal : among) EXPECT_TRUE(deal["difficulty"] >= 10.5 && deal["difficulty"] <= 12) << deal;
  EXPECT_EQ(deals({"--max-difficulty", "12"}).size() + deals({"--min-difficulty", "12.1"}).size(),
            deals({"--verdict", "winnable"}).size());
  for (const char* const bad : {"x", "-1", "nan", "1e999", "12,5"}) {
    EXPECT_NE(refusal({"export", file, "--min-difficulty", bad}, 30).find("a number, 0 or more"), std::string::npos);
  }
}

TEST(CliExport, GivesNoDifficultyOfPrecedence) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  const Ended ended =
      run({"analyze", "precedence", "--seeds", "1-5", "--max-positions", "20000", "--db", file, "--format", "json"});
  EXPECT_TRUE(nlohmann::json::parse(ended.out)["difficulty"].is_null()) << ended.out;
  const auto json = nlohmann::json::parse(run({"export", file, "--format", "json"}).out);
  EXPECT_EQ(json["deals"].size(), 5U);
  for (const auto& deal : json["deals"]) EXPECT_TRUE(deal["difficulty"].is_null()) << deal;
}

TEST(CliExport, NeedsTheRows) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  make(file, "1-1000", {"--rows", "undecided", "--max-positions", "50"});
  EXPECT_NE(refusal({"export", file}, 31).find("--rows undecided"), std::string::npos);
  EXPECT_NE(run({"export", file, "--verdict", "undecided"}).out.find(",undecided,,50,,\n"), std::string::npos);
}

}  // namespace
}  // namespace castellan::test
