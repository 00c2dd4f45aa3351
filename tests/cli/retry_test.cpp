#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <optional>
#include <utility>

#include "solver/batch/seed_batch.hpp"
#include "tests/support/made_up_runs.hpp"
#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"

namespace castellan::test {
namespace {

using Words = std::vector<std::string>;

void merge(const std::string& out, const std::string& in) {
  const Ended ended = run({"merge", out, in});
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
}

/// Tries the deals of a run file again, with words that say with which limits.
void retry(const std::string& file, const Words& limits) {
  Words words = {"retry", file, "--threads", "1"};
  words.insert(words.end(), limits.begin(), limits.end());
  const Ended ended = run(words);
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  EXPECT_EQ(without_cpu(ended.out), without_cpu(run({"report", file}).out));
}

TEST(CliRetry, EndsWhereARunWithLargerLimitsDoes) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  const std::string larger = folder / "larger.db";
  make_run(file, "1-1500", {"--max-positions", "50", "--rows", "undecided"});
  make_run(larger, "1-1500", {"--max-positions", "400", "--rows", "undecided"});
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
  make_run(file, "1-2500", {"--max-positions", "50"});
  EXPECT_EQ(sql(file, "SELECT sum(won + lost + undecided) FROM blocks"), "2500\n");
  // Merged with a file from before the retry, in either role, its results win.
  const std::string before = folder / "before.db";
  make_run(before, "1-1500", {"--max-positions", "50", "--rows", "undecided"});
  merge(file, before);
  EXPECT_EQ(sql(file, results + " LIMIT 2"), sql(larger, results));
  merge(before, file);
  EXPECT_EQ(contents_of_run(before), contents_of_run(file));
}

TEST(CliRetry, RefusesWhatCannotBeTriedAgain) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  make_run(file, "1-100", {"--rows", "none"});
  EXPECT_NE(refusal({"retry", file, "--max-positions", "60000000"}, 31).find("--rows none"), std::string::npos);
  EXPECT_NE(refusal({"retry", file, "--max-positions", "5"}, 30).find("at least those of the run"), std::string::npos);
  make_run(folder / "rows.db", "1-100");
  copy_run(folder / "other.db", folder / "rows.db", [](cli::runs::RunIdentity& run) { run.engine = "0"; });
  EXPECT_NE(refusal({"retry", folder / "other.db", "--max-positions", "60000000"}, 31).find("engine 0, not "),
            std::string::npos);
}

TEST(CliRetry, DecidesByTheRulesInTheFile) {
  const TempFolder folder;
  const std::string known = folder / "known.db";
  const std::string own = folder / "own.db";
  make_run(known, "1-100", {"--max-positions", "50"});
  // The same run of a game that the program does not know by this name.
  copy_run(own, known, [](cli::runs::RunIdentity& run) {
    run.game = "somebodys-own";
    run.options.clear();
  });
  retry(known, {"--max-positions", "400"});
  retry(own, {"--max-positions", "400"});
  const std::string results = "SELECT seed, verdict, positions, moves FROM deals";
  EXPECT_EQ(sql(own, results), sql(known, results));
  EXPECT_NE(sql(own, "SELECT count(*) FROM retries"), "0\n");
}

TEST(CliRetry, ComparesEveryLimit) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  // So little time that hardly a deal is decided by more than its first step.
  make_run(file, "1-300", {"--max-positions", "400", "--max-time", "0.000001", "--max-memory", "2M"});
  const std::string undecided = sql(file, "SELECT count(*) FROM deals WHERE \"limit\" = 'time'");
  EXPECT_NE(undecided, "0\n");
  const auto tries = [&](const std::string& seconds) {
    return sql(file, "SELECT count(*) FROM retries WHERE max_seconds " + seconds);
  };
  for (const Words& smaller : {Words{"--max-time", "0.0000001"}, {"--max-positions", "399"}, {"--max-memory", "1M"}}) {
    Words words = {"retry", file};
    words.insert(words.end(), smaller.begin(), smaller.end());
    const std::string message = refusal(words, 30);
    EXPECT_NE(message.find("at least those of the run: --max-positions 400, --max-time 1e-06 s, --max-memory 2097152"),
              std::string::npos)
        << message;
  }
  // With the run's own limits there is nothing to do.
  retry(file, {});
  EXPECT_EQ(sql(file, "SELECT count(*) FROM retries"), "0\n");
  retry(file, {"--max-time", "0.000002"});
  EXPECT_EQ(tries("= 0.000002"), undecided);
  // With more time those that are still undecided are tried once more; with less, none.
  const std::string still_undecided = sql(file, "SELECT count(*) FROM deals WHERE verdict = 'undecided'");
  EXPECT_NE(still_undecided, "0\n");
  retry(file, {"--max-time", "1000"});
  EXPECT_EQ(tries("= 1000"), still_undecided);
  EXPECT_EQ(sql(file, "SELECT count(*) FROM deals WHERE \"limit\" = 'time'"), "0\n");
  const std::string contents = contents_of_run(file);
  retry(file, {"--max-time", "500"});
  EXPECT_EQ(contents_of_run(file), contents);
  // The largest number of positions is not a negative one.
  retry(file, {"--max-time", "1000", "--max-positions", "18446744073709551615"});
  EXPECT_EQ(sql(file, "SELECT sum(undecided) FROM blocks"), "0\n");
  EXPECT_NE(run({"report", file}).out.find(", with up to 18446744073709551615 positions\n"), std::string::npos);
}

TEST(CliRetry, WithoutATimeLimitThereIsNoLongerTime) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  make_run(file, "1-300", {"--max-positions", "50"});
  EXPECT_NE(refusal({"retry", file, "--max-time", "1000"}, 30).find("--max-time none"), std::string::npos);
}

/// Tries the undecided deals of the first block again, as if all of them had used up 77 positions.
void retry_in_vain(const std::string& path) {
  using cli::runs::RunFile;
  solver::Limits limits;
  limits.max_positions = 77;
  RunFile file(path, RunFile::Use::kChange);
  for (solver::DealRecord deal : file.read(file.stored().front()).deals) {
    if (deal.verdict != solver::Verdict::kUndecided) continue;
    deal.positions = limits.max_positions;
    static_cast<void>(file.replace(deal, limits));
  }
}

TEST(CliRetry, TriesThatDecidedNothingContradictNothing) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  const std::string before = folder / "before.db";
  const std::string more = folder / "more.db";
  make_run(file, "1-200", {"--max-positions", "30"});
  std::filesystem::copy_file(file, before);
  std::filesystem::copy_file(file, more);
  retry_in_vain(file);
  ASSERT_EQ(sql(file, "SELECT sum(undecided) FROM blocks"), sql(before, "SELECT sum(undecided) FROM blocks"));
  ASSERT_NE(contents_of_run(file), contents_of_run(before));
  retry(more, {"--max-positions", "400"});
  // Whichever is merged into whichever, the last tries win.
  const std::string out = folder / "out.db";
  for (const auto& [first, second] : {std::pair(file, before), std::pair(before, file)}) {
    std::filesystem::remove(out);
    merge(out, first);
    merge(out, second);
    EXPECT_EQ(contents_of_run(out), contents_of_run(file));
    merge(out, more);
    EXPECT_EQ(contents_of_run(out), contents_of_run(more));
    merge(out, file);
    EXPECT_EQ(contents_of_run(out), contents_of_run(more));
  }
}

/// Puts the result of another try of one undecided deal into a run file, as `retry` would if it were killed then.
void retry_one(const std::string& path, bool from_the_end) {
  using cli::runs::RunFile;
  solver::Limits limits;
  limits.max_positions = 1000;
  RunFile file(path, RunFile::Use::kChange);
  const cli::runs::StoredBlock block = file.read(file.stored().front());
  std::vector<std::uint64_t> undecided;
  for (const solver::DealRecord& deal : block.deals) {
    if (deal.verdict == solver::Verdict::kUndecided) undecided.push_back(deal.seed);
  }
  const std::uint64_t seed = from_the_end ? undecided.back() : undecided.front();
  std::atomic<bool> stop = false;
  const auto next = [left = true, seed]() mutable {
    return std::exchange(left, false) ? std::optional(seed) : std::nullopt;
  };
  const auto report = [&](const solver::DealRecord& deal) { static_cast<void>(file.replace(deal, limits)); };
  solver::decide_seeds(*cli::runs::game_of(file.identity()), limits, 1, next, report, stop);
}

TEST(CliRetry, TriesOfDifferentDealsComeTogether) {
  const TempFolder folder;
  const std::string one = folder / "one.db";
  const std::string other = folder / "other.db";
  make_run(one, "1-1000", {"--max-positions", "50", "--max-memory", "1G"});
  std::filesystem::copy_file(one, other);
  const std::string both = folder / "both.db";
  std::filesystem::copy_file(one, both);
  retry_one(one, false);
  retry_one(other, true);
  retry_one(both, false);
  retry_one(both, true);
  ASSERT_EQ(sql(both, "SELECT count(*) FROM retries"), "2\n");
  const std::string out = folder / "out.db";
  merge(out, one);
  merge(out, other);
  EXPECT_EQ(contents_of_run(out), contents_of_run(both));
}

}  // namespace
}  // namespace castellan::test
