#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>
#include <thread>

#include "cli/runs/run_file.hpp"
#include "solver/analysis/difficulty.hpp"
#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"

namespace castellan::test {
namespace {

/// Gives a deal of a run file one position more than it took.
void change_deal(const std::string& path, std::uint64_t seed) {
  using cli::runs::RunFile;
  RunFile file(path, RunFile::Use::kChange);
  cli::runs::StoredBlock block = file.read(file.block_within({seed, seed}).value());
  for (solver::DealRecord& deal : block.deals) {
    if (deal.seed != seed) continue;
    block.summary.remove(deal);
    ++deal.positions;
    block.summary.add(deal);
  }
  cli::runs::Transaction writing = file.transaction();
  file.write(block);
  writing.commit();
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
  make_run(whole, "1-5500");
  std::vector<std::string> parts;
  for (const std::string index : {"1", "2", "3"}) {
    parts.push_back(folder / index);
    // Killed once at a random instant, then run to its end.
    {
      const Program killed({"analyze", "fortress", "--seeds", "1-5500", "--db", parts.back(), "--shard", index + "/3"});
      std::this_thread::sleep_for(std::chrono::milliseconds(std::random_device()() % 50));
    }
    make_run(parts.back(), "1-5500", {"--shard", index + "/3"});
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
  make_run(folder / "a", "1-1000");
  make_run(folder / "b", "2001-2500");
  const std::string report = merged({folder / "out.db", folder / "a", folder / "b"});
  EXPECT_NE(report.find("seeds           1-2500 (generator castellan-1), 1500 deals of them\n"), std::string::npos)
      << report;
}

TEST(CliMerge, RefusesWhatDoesNotBelongTogether) {
  const TempFolder folder;
  const std::string out = folder / "out.db";
  make_run(out, "1-1000");
  const std::string before = bytes_of(out);
  make_run(folder / "more", "2001-3000");
  const auto refused = [&](const std::string& file, const std::string& reason) {
    // Also after a file that could be merged; and a new OUT is not created.
    for (const std::vector<std::string>& files : {std::vector{out, file}, {out, folder / "more", file}}) {
      std::vector<std::string> words = {"merge"};
      words.insert(words.end(), files.begin(), files.end());
      const std::string message = refusal(words, 31);
      EXPECT_NE(message.find(reason), std::string::npos) << message;
      EXPECT_EQ(bytes_of(out), before);
    }
    refusal({"merge", folder / "new.db", out, folder / "more", file}, 31);
    EXPECT_FALSE(std::filesystem::exists(folder / "new.db"));
  };
  make_run(folder / "options", "1-1000", {"--option", "return=yes"});
  refused(folder / "options", "rule options return=yes auto=no, not return=no auto=no");
  make_run(folder / "rows", "1-1000", {"--rows", "none"});
  refused(folder / "rows", "--rows none");
  make_run(folder / "overlap", "501-2000");
  refused(folder / "overlap", "holds seeds 501 to 1000 as one block");
  make_run(folder / "damaged", "1-2000");
  sql(folder / "damaged", "UPDATE blocks SET won = won - 1, lost = lost + 1 WHERE first_seed = 1");
  refused(folder / "damaged", "is damaged");
  make_run(folder / "other", "1-2000");
  change_deal(folder / "other", 77);
  refused(folder / "other", "contradict each other on seeds 1 to 1000");
  refused(folder / "missing", "cannot open ");
  EXPECT_NE(refusal({"merge", out, out}, 30).find("both OUT and IN"), std::string::npos);
  EXPECT_NE(refusal({"merge", out}, 30).find("missing argument IN"), std::string::npos);
}

TEST(CliMerge, KilledAtAnyInstantItCanBeRunAgain) {
  const TempFolder folder;
  make_run(folder / "a", "1-9000");
  make_run(folder / "b", "9001-18000");
  make_run(folder / "old", "18001-19000");
  const std::string whole = merged({folder / "whole", folder / "old", folder / "a", folder / "b"});
  std::mt19937 random(3);
  constexpr int kKills = 12;
  for (int i = 0; i < kKills; ++i) {
    // In turn a new OUT and one that holds something.
    const std::string out = folder / ("out" + std::to_string(i));
    if (i % 2 != 0) std::filesystem::copy_file(folder / "old", out);
    {
      const Program killed({"merge", out, folder / "b", folder / "old", folder / "a"});
      std::this_thread::sleep_for(std::chrono::microseconds(random() % 150'000));
    }
    EXPECT_EQ(merged({out, folder / "b", folder / "old", folder / "a"}), whole);
    EXPECT_EQ(contents_of_run(out), contents_of_run(folder / "whole"));
  }
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
  make_run(file, "1-1500");
  std::istringstream lines(run({"export", file}).out);
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(line, "seed,verdict,moves,positions,stage,difficulty,level");
  std::string rows;
  while (std::getline(lines, line)) {
    line.resize(line.rfind(','));
    rows += line.substr(0, line.rfind(',')) + "\n";
  }
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
  make_run(file, "1-1500");
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
  make_run(file, "1-1000", {"--rows", "undecided", "--max-positions", "50"});
  EXPECT_NE(refusal({"export", file}, 31).find("--rows undecided"), std::string::npos);
  EXPECT_NE(run({"export", file, "--verdict", "undecided"}).out.find(",undecided,,50,,,\n"), std::string::npos);
}

}  // namespace
}  // namespace castellan::test
