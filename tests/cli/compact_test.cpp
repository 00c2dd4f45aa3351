// Compact run files: the same verdicts in little room, and nothing that could be taken for the whole run.

#include <filesystem>

#include "cli/runs/run_file.hpp"
#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"

namespace castellan::test {
namespace {

using cli::runs::RunFile;
using cli::runs::Thousand;

/// `won`, `lost` and `undecided` of a run, and the moves and difficulties of its wins.
std::string verdicts_of(const std::string& path) {
  return sql(path, "SELECT sum(won), sum(lost), sum(undecided) FROM blocks");
}

void make_compact(const std::string& in, const std::string& out) {
  const Ended ended = run({"compact", in, out});
  ASSERT_EQ(ended.exit_code, 0) << ended.err;
}

TEST(CliCompact, HasTheVerdictsOfEveryThousand) {
  const TempFolder folder;
  const std::string whole = folder / "whole.db";
  const std::string small = folder / "small.db";
  make_run(whole, "998500-1001700");
  make_compact(whole, small);
  EXPECT_EQ(verdicts_of(small), verdicts_of(whole));
  EXPECT_EQ(sql(small, "SELECT first_seed, last_seed FROM blocks"), "998500|1000000\n1000001|1001700\n");
  RunFile ordinary(whole);
  RunFile compact(small);
  EXPECT_TRUE(compact.is_compact());
  std::size_t blocks = 0;
  for (const solver::SeedBlock& block : compact.stored()) {
    for (const Thousand& thousand : compact.read(block).thousands) {
      const solver::Summary summary = ordinary.read(thousand.seeds).summary;  // Blocks of a run are thousands.
      EXPECT_EQ(thousand.won, summary.won());
      EXPECT_EQ(thousand.lost, summary.lost());
      EXPECT_GT(thousand.won, 0U);
      ++blocks;
    }
  }
  EXPECT_EQ(blocks, ordinary.stored().size());
  const auto moves = [](RunFile& file) {
    solver::Counts sum;
    for (const solver::SeedBlock& block : file.stored()) sum.add(file.take(block).summary.tally().solution_moves);
    return sum;
  };
  EXPECT_EQ(moves(compact), moves(ordinary));
}

TEST(CliCompact, KeepsRowsOfWhatIsUndecidedOrWasTriedAgain) {
  const TempFolder folder;
  const std::string whole = folder / "whole.db";
  const std::string small = folder / "small.db";
  make_run(whole, "1-2000", {"--max-positions", "400"});
  ASSERT_EQ(run({"retry", whole, "--max-positions", "800"}).exit_code, 0);
  make_compact(whole, small);
  const std::string kept =
      "SELECT seed, verdict, positions, moves FROM deals WHERE verdict = 'undecided' OR seed IN "
      "(SELECT seed FROM retries) ORDER BY seed";
  const std::string rows = sql(whole, kept);
  EXPECT_NE(rows, "");
  EXPECT_EQ(sql(small, "SELECT seed, verdict, positions, moves FROM deals ORDER BY seed"), rows);
  EXPECT_EQ(sql(small, "SELECT * FROM retries"), sql(whole, "SELECT * FROM retries"));
  EXPECT_EQ(run({"export", small, "--verdict", "undecided"}).exit_code, 0);
}

TEST(CliCompact, TakesTenKilobytesForAMillionSeeds) {
  const TempFolder folder;
  const std::string whole = folder / "whole.db";
  const std::string small = folder / "small.db";
  make_run(whole, "1-20000", {"--rows", "none"});
  make_compact(whole, small);
  const std::string bytes = sql(small,
                                "SELECT length(positions) + length(cpu_ns) + length(moves) + length(difficulty) "
                                "FROM blocks");
  EXPECT_LT(std::stoi(bytes), 6000);  // They grow with the logarithm of the deals, the thousands take four bytes each.
  EXPECT_EQ(sql(small, "SELECT length(counts) FROM thousands"), "80\n");
}

TEST(CliCompact, FilesOfPartsAreMerged) {
  const TempFolder folder;
  const std::string first = folder / "first.db";
  const std::string second = folder / "second.db";
  make_run(first, "1-2000", {"--rows", "undecided"});
  make_run(second, "1000001-1002000");
  make_compact(first, folder / "a.db");
  make_compact(second, folder / "b.db");
  const std::string out = folder / "out.db";
  ASSERT_EQ(run({"merge", out, folder / "a.db", folder / "b.db"}).exit_code, 0);
  EXPECT_EQ(sql(out, "SELECT count(*) FROM thousands"), "2\n");
  EXPECT_TRUE(RunFile(out).is_compact());
  const Ended mixed = run({"merge", out, folder / "a.db", first});
  EXPECT_EQ(mixed.exit_code, 31);
  EXPECT_EQ(mixed.err, "castellan: " + out + " is compact and " + first + " is not: they cannot be merged\n");
  EXPECT_EQ(run({"merge", first, folder / "a.db"}).err, "castellan: " + first + " is no compact run file\n");
}

TEST(CliCompact, RefusesWhatWouldLoseOrMixResults) {
  const TempFolder folder;
  const std::string whole = folder / "whole.db";
  const std::string small = folder / "small.db";
  make_run(whole, "1-1500");
  make_compact(whole, small);
  const std::string before = bytes_of(small);
  EXPECT_EQ(run({"compact", whole, small}).err,
            "castellan: " + small + " exists already; castellan merge brings compact run files together\n");
  EXPECT_EQ(run({"compact", small, folder / "again.db"}).err, "castellan: " + small + " is compact already\n");
  const std::string refused = "castellan: " + small +
                              " is compact: it is read, and brought together with others by castellan merge, but its "
                              "run cannot go on\n";
  EXPECT_EQ(run({"analyze", "fortress", "--seeds", "1-2000", "--db", small}).err, refused);
  EXPECT_EQ(run({"retry", small, "--max-positions", "1000000000"}).err, refused);
  EXPECT_EQ(bytes_of(small), before);
  EXPECT_FALSE(std::filesystem::exists(folder / "again.db"));
  EXPECT_FALSE(std::filesystem::exists(folder / "again.db.unfinished"));
}

TEST(CliCompact, DamageIsNoticed) {
  const TempFolder folder;
  const std::string whole = folder / "whole.db";
  const std::string small = folder / "small.db";
  make_run(whole, "1-1500");
  make_compact(whole, small);
  sql(small, "UPDATE thousands SET counts = x'0100c80000000000'");
  const Ended ended = run({"export", small, "--verdict", "undecided"});
  EXPECT_EQ(ended.exit_code, 31);
  EXPECT_NE(ended.err.find("the checksum of its rows is wrong"), std::string::npos) << ended.err;
}

}  // namespace
}  // namespace castellan::test
