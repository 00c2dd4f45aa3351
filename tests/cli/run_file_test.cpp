#include <gtest/gtest.h>
#include <sys/resource.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <random>
#include <thread>

#include "tests/support/made_up_runs.hpp"
#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"

namespace castellan::test {
namespace {

using Words = std::vector<std::string>;

Words analyze(const std::string& file, const Words& more = {}, const std::string& seeds = "1-3500") {
  Words words = {"analyze", "fortress", "--seeds", seeds, "--threads", "2", "--db", file};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

std::string report_of(const Words& words) {
  const Ended ended = run(words);
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  EXPECT_EQ(ended.err, "");
  return ended.out;
}

std::string plain_report(const std::string& seeds = "1-3500") {
  return without_cpu(report_of({"analyze", "fortress", "--seeds", seeds, "--threads", "2"}));
}

TEST(CliRunFile, HoldsWhatTheTableSays) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  EXPECT_EQ(without_cpu(report_of(analyze(file))), plain_report());
  EXPECT_EQ(sql(file, "SELECT count(*), min(seed), max(seed) FROM deals"), "3500|1|3500\n");
  EXPECT_EQ(sql(file, "SELECT first_seed, last_seed FROM blocks"), "1|1000\n1001|2000\n2001|3000\n3001|3500\n");
  EXPECT_EQ(sql(file, "SELECT sum(won), sum(lost), sum(undecided) FROM blocks"),
            sql(file,
                "SELECT sum(verdict = 'winnable'), sum(verdict = 'unwinnable'), sum(verdict = 'undecided') "
                "FROM deals"));
  EXPECT_EQ(sql(file, "SELECT game, options, rows, max_seconds FROM runs"), "fortress|return=no auto=no|all|\n");
  EXPECT_EQ(sql(file, "PRAGMA journal_mode"), "delete\n");
}

TEST(CliRunFile, GivesTheSameTableAgainToTheTimes) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  const std::string first = report_of(analyze(file));
  EXPECT_EQ(report_of(analyze(file)), first);
}

TEST(CliRunFile, GrowsWithTheRange) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  report_of(analyze(file, {}, "1001-1500"));
  EXPECT_EQ(without_cpu(report_of(analyze(file))), plain_report());
  EXPECT_EQ(sql(file, "SELECT first_seed, last_seed FROM blocks"),
            "1|1000\n1001|1500\n1501|2000\n2001|3000\n3001|3500\n");
  EXPECT_EQ(without_cpu(report_of(analyze(file, {}, "1001-2000"))), plain_report("1001-2000"));
}

TEST(CliRunFile, RefusesARangeThatEndsWithinAStoredBlock) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  report_of(analyze(file, {}, "1-2000"));
  EXPECT_NE(refusal(analyze(file, {}, "1-1500"), 30).find("deals 1001 to 2000"), std::string::npos);
}

TEST(CliRunFile, HoldsOnlyTheRowsAskedFor) {
  const TempFolder folder;
  const std::string none = folder / "none.db";
  EXPECT_EQ(without_cpu(report_of(analyze(none, {"--rows", "none"}))), plain_report());
  EXPECT_EQ(sql(none, "SELECT count(*) FROM deals"), "0\n");
  const std::string undecided = folder / "undecided.db";
  report_of(analyze(undecided, {"--rows", "undecided", "--max-positions", "100"}));
  EXPECT_EQ(sql(undecided, "SELECT DISTINCT verdict, \"limit\" FROM deals"), "undecided|positions\n");
  EXPECT_EQ(sql(undecided, "SELECT count(*) FROM deals"), sql(undecided, "SELECT sum(undecided) FROM blocks"));
  // Without --rows a file goes on as it was begun.
  EXPECT_EQ(without_cpu(report_of(analyze(none, {}, "1-4500"))), plain_report("1-4500"));
  EXPECT_NE(refusal(analyze(none, {"--rows", "all"}), 31).find("--rows none"), std::string::npos);
}

TEST(CliRunFile, FindsTheBlocksOfASparseShardAtOnce) {
  const std::string table = report_of({"analyze", "fortress", "--seeds", "0-18446744073709551615", "--shard",
                                       "1/18446744073709551615", "--max-positions", "50", "--format", "json"});
  EXPECT_NE(table.find("\"deals\": 1000,"), std::string::npos) << table;
  EXPECT_NE(table.find("\"complete\": true,"), std::string::npos) << table;
}

TEST(CliRunFile, SplitsIntoShards) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  std::string part;
  for (const char* shard : {"1/3", "2/3", "3/3"}) part = report_of(analyze(file, {"--shard", shard}));
  EXPECT_NE(part.find("seeds           1-3500 (generator castellan-1), part 3 of 3\n"), std::string::npos) << part;
  EXPECT_EQ(sql(file, "SELECT sum(won + lost + undecided) FROM blocks"), "3500\n");
  EXPECT_EQ(without_cpu(report_of(analyze(file))), plain_report());
}

TEST(CliRunFile, KeepsNumbersBeyondSignedOnes) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  const Words most = {"--max-positions", "18446744073709551615", "--format", "json"};
  const std::string report = report_of(analyze(file, most, "1-10"));
  EXPECT_NE(report.find("\"max_positions\": 18446744073709551615"), std::string::npos) << report;
  EXPECT_EQ(report_of({"report", file, "--format", "json"}), report);
  EXPECT_EQ(report_of(analyze(file, most, "1-10")), report);
  EXPECT_EQ(sql(file, "SELECT max_positions, typeof(max_positions) FROM runs"), "18446744073709551615|text\n");
  EXPECT_NE(refusal(analyze(file, {"--max-positions", "9223372036854775807"}, "1-10"), 31)
                .find("--max-positions 18446744073709551615, not 9223372036854775807"),
            std::string::npos);
}

TEST(CliRunFile, RefusesAnotherRun) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  report_of(analyze(file, {}, "1-10"));
  const auto refused = [&](const Words& more) { return refusal(analyze(file, more), 31); };
  EXPECT_NE(refused({"--option", "return=yes"}).find("rule options return=no auto=no, not return=yes auto=no"),
            std::string::npos);
  EXPECT_NE(refused({"--max-positions", "77"}).find("--max-positions 50000000, not 77"), std::string::npos);
  EXPECT_NE(refused({"--max-time", "9"}).find("--max-time none, not 9 s"), std::string::npos);
  EXPECT_NE(refused({"--max-memory", "2M"}).find("--max-memory"), std::string::npos);
  EXPECT_NE(refusal({"analyze", "citadel", "--seeds", "1-10", "--db", file}, 31).find("game fortress, not citadel"),
            std::string::npos);
  const std::string other = folder / "other.db";
  copy_run(other, file, [](cli::runs::RunIdentity& run) { run.engine = "0"; });
  EXPECT_NE(refusal(analyze(other), 31).find("engine 0, not "), std::string::npos);
}

TEST(CliRunFile, RefusesWhatIsNoRunFile) {
  const TempFolder folder;
  const std::string text = folder / "text";
  std::ofstream(text) << "These are no results, but they may be worth keeping.";
  EXPECT_NE(refusal(analyze(text), 31).find("is no run file"), std::string::npos);
  EXPECT_EQ(std::filesystem::file_size(text), 52U);
  const std::string other = folder / "other.db";
  sql(other, "CREATE TABLE t (x)");
  EXPECT_NE(refusal(analyze(other), 31).find("a database of another program"), std::string::npos);
  EXPECT_EQ(sql(other, "SELECT name FROM sqlite_schema"), "t\n");
  const std::string later = folder / "later.db";
  report_of(analyze(later, {}, "1-10"));
  sql(later, "PRAGMA user_version = 99");
  EXPECT_NE(refusal(analyze(later), 31).find("the form 99"), std::string::npos);
  EXPECT_NE(refusal(analyze(folder / "missing/run.db"), 31).find("cannot open "), std::string::npos);
}

TEST(CliRunFile, NoticesDamage) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  report_of(analyze(file));
  sql(file, "UPDATE blocks SET won = won + 1 WHERE first_seed = 1001");
  EXPECT_NE(refusal(analyze(file), 31).find("is damaged: block of seeds 1001 to 2000"), std::string::npos);
  sql(file, "UPDATE blocks SET won = won - 1, positions = substr(positions, 2) WHERE first_seed = 1001");
  EXPECT_NE(refusal(analyze(file), 31).find("is damaged: block of seeds 1001 to 2000"), std::string::npos);
  std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
  EXPECT_NE(refusal(analyze(file), 31).find("is damaged"), std::string::npos);
}

TEST(CliRunFile, IsForOneProcessAtATime) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  const Program first(analyze(file, {}, "1-100000000"));
  wait_for_run(file);
  EXPECT_NE(refusal(analyze(file), 31).find("is in use by another process"), std::string::npos);
}

TEST(CliRunFile, KeepsWhatItHoldsWhenTheDiskIsFull) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  rlimit full = before;
  full.rlim_cur = 200'000;
  setrlimit(RLIMIT_FSIZE, &full);
  const std::string message = refusal(analyze(file, {}, "1-100000"), 40);
  setrlimit(RLIMIT_FSIZE, &before);
  EXPECT_NE(message.find("cannot write " + file), std::string::npos) << message;
  EXPECT_NE(sql(file, "SELECT count(*) FROM blocks"), "0\n");
  EXPECT_EQ(without_cpu(report_of(analyze(file))), plain_report());
}

/// Runs the command to its end, killing it again and again at random instants. @return how often it was still running.
int run_with_kills(const Words& words, int kills, unsigned seed) {
  std::mt19937 random(seed);
  int killed = 0;
  for (int i = 0; i < kills; ++i) {
    const Program program(words);
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 60'000));
    killed += program.is_running() ? 1 : 0;
  }
  report_of(words);
  return killed;
}

TEST(CliRunFile, EndsTheSameHoweverOftenItIsKilled) {
  const TempFolder folder;
  const Words seeds = {"--max-positions", "2000"};
  const std::string whole = folder / "whole.db";
  const std::string report = without_cpu(report_of(analyze(whole, seeds, "1-20000")));
  const std::string file = folder / "killed.db";
  EXPECT_GT(run_with_kills(analyze(file, seeds, "1-20000"), 20, 1), 5);
  EXPECT_EQ(without_cpu(report_of(analyze(file, seeds, "1-20000"))), report);
  EXPECT_EQ(contents_of_run(file), contents_of_run(whole));
}

TEST(CliRunFile, KeepsWhatIsDoneOnCtrlC) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  Program program(analyze(file, {}, "1-100000000"));
  // Several blocks are there when the log has outgrown one: their rows take 50 kilobytes and more.
  constexpr std::uintmax_t kSeveralBlocks = 400'000;
  std::error_code none_yet;
  for (std::uintmax_t size = 0; size < kSeveralBlocks || none_yet;
       size = std::filesystem::file_size(file + "-wal", none_yet)) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  program.send(SIGINT);
  const Ended ended = program.wait();
  EXPECT_EQ(ended.exit_code, 130);
  EXPECT_EQ(ended.err, "");
  EXPECT_NE(ended.out.find(", interrupted after the first "), std::string::npos) << ended.out;
  EXPECT_EQ(without_cpu(report_of(analyze(file, {}, "1-4000"))), plain_report("1-4000"));
}

TEST(CliRunFile, TakesPrecedenceToo) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  const Words words = {"analyze", "precedence", "--seeds", "1-30", "--max-positions", "20000", "--db", file};
  const std::string report = report_of(words);
  EXPECT_EQ(report_of(words), report);
  EXPECT_EQ(sql(file, "SELECT count(*) FROM deals"), "30\n");
  EXPECT_NE(refusal({"analyze", "precedence", "--seeds", "1-30", "--policy", "random", "--db", file}, 30).find("--db"),
            std::string::npos);
}

TEST(CliRunFile, RefusesOptionsThatMakeNoSense) {
  EXPECT_NE(refusal({"analyze", "fortress", "--seeds", "1-9", "--rows", "all"}, 30).find("needs --db"),
            std::string::npos);
  for (const char* shard : {"0/3", "4/3", "1", "a/b", "1/3x", "1/"}) {
    EXPECT_NE(refusal({"analyze", "fortress", "--seeds", "1-9", "--shard", shard}, 30).find("expected I/N"),
              std::string::npos);
  }
  EXPECT_NE(refusal(analyze("x.db", {}, "1-18446744073709551615"), 30).find("below 2^63"), std::string::npos);
}

}  // namespace
}  // namespace castellan::test
