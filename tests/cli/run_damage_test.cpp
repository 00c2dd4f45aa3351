// Run files in which a bit has flipped, and files of the form without checksums.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <random>
#include <sstream>

#include "cli/analysis/analysis_run.hpp"
#include "cli/runs/run_file.hpp"
#include "core/input_error.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"

namespace castellan::test {
namespace {

using Words = std::vector<std::string>;

/// A small file with everything in it: deals won, lost, undecided, and some that were tried again.
void make_small_run(const std::string& file) {
  EXPECT_EQ(run({"analyze", "fortress", "--seeds", "1-1300", "--max-positions", "100", "--db", file}).exit_code, 0);
  EXPECT_EQ(run({"retry", file, "--max-positions", "150"}).exit_code, 0);
  EXPECT_NE(sql(file, "SELECT sum(won) * sum(lost) * sum(undecided) * sum(retried) > 0 FROM blocks"), "0\n");
}

void write_bytes(const std::string& path, std::string_view bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

/// Numbers of the table that a run file gives, and rows that it lists.
struct Numbers {
  solver::Tally tally;
  cli::runs::Retried retried;
  std::string identity;

  bool operator==(const Numbers&) const = default;
};

Numbers table_of(const std::string& path) {
  cli::runs::RunFile file(path);
  const cli::Analysis analysis = cli::analysis_of(file);
  std::ostringstream identity;
  identity << file.identity().game << file.identity().game_name << file.identity().options << file.identity().generator
           << file.identity().engine << cli::runs::limits_text(file.identity().limits) << file.block_size() << ' '
           << analysis.numbers.first() << ' ' << analysis.numbers.last();
  return {.tally = analysis.summary.tally(), .retried = analysis.retried, .identity = identity.str()};
}

std::string rows_of(const std::string& path) {
  cli::runs::RunFile file(path);
  std::ostringstream rows;
  for (const solver::SeedBlock& seeds : file.stored()) {
    const cli::runs::StoredBlock block = file.read(seeds);
    for (const solver::DealRecord& deal : block.deals) {
      rows << deal.seed << to_string(deal.verdict) << to_string(deal.proof) << to_string(deal.limit) << deal.stage
           << ' ' << deal.positions << ' ' << deal.moves << ' ' << deal.cpu_ns << '\n';
    }
    for (const cli::runs::Retry& retry : block.retries) {
      rows << retry.seed << cli::runs::limits_text(retry.limits) << '\n';
    }
  }
  return rows.str();
}

/// What reading gives; no value if the file is refused in one line. Any other error is one of the program.
template <typename Read>
auto unless_refused(Read read, const std::string& path) -> std::optional<decltype(read(path))> {
  try {
    return read(path);
  } catch (const core::InputError& error) {
    EXPECT_EQ(std::string_view(error.what()).find('\n'), std::string_view::npos) << error.what();
    return std::nullopt;
  }
}

TEST(CliRunDamage, NoFlippedBitChangesANumber) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  make_small_run(file);
  const std::string bytes = bytes_of(file);
  const Numbers table = table_of(file);
  const std::string rows = rows_of(file);

  const char* const wanted = std::getenv("CASTELLAN_FLIPS");
  const int flips = wanted != nullptr ? std::atoi(wanted) : static_cast<int>(within_effort(300));
  std::mt19937_64 random(1);
  int harmless = 0;
  int refused_table = 0;
  int refused_rows = 0;
  for (int i = 0; i < flips; ++i) {
    const std::uint64_t bit = random() % (bytes.size() * 8);
    std::string flipped = bytes;
    flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << bit % 8));
    write_bytes(file, flipped);
    const auto its_table = unless_refused(table_of, file);
    EXPECT_TRUE(!its_table || *its_table == table) << "bit " << bit;
    write_bytes(file, flipped);
    const auto its_rows = unless_refused(rows_of, file);
    EXPECT_TRUE(!its_rows || *its_rows == rows) << "bit " << bit;
    refused_table += its_table ? 0 : 1;
    refused_rows += its_rows ? 0 : 1;
    harmless += its_table && its_rows ? 1 : 0;
  }
  // Most of the file is rows of deals.
  EXPECT_GT(refused_table, flips / 100);
  EXPECT_GT(refused_rows, flips / 2);
  EXPECT_GT(harmless, 0);
  std::cout << "flips: " << flips << ", harmless " << harmless << ", table refused " << refused_table
            << ", rows refused " << refused_rows << '\n';
}

TEST(CliRunDamage, IsOneLineAndTheSameTableOrNoneWhateverTheCommand) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  make_small_run(file);
  const std::string bytes = bytes_of(file);
  const std::vector<Words> commands = {
      {"report", file},
      {"export", file},
      {"retry", file, "--max-positions", "150"},
      {"merge", folder / "out.db", file},
      {"analyze", "fortress", "--seeds", "1-1300", "--max-positions", "100", "--db", file},
  };
  std::mt19937_64 random(2);
  constexpr int kFlips = 12;
  for (const Words& words : commands) {
    write_bytes(file, bytes);
    const std::string sound = run(words).out;
    for (int i = 0; i < kFlips; ++i) {
      const std::uint64_t bit = random() % (bytes.size() * 8);
      std::string flipped = bytes;
      flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << bit % 8));
      write_bytes(file, flipped);
      std::filesystem::remove(folder / "out.db");
      const Ended ended = run(words);
      if (ended.exit_code == 0) {
        EXPECT_EQ(ended.out, sound) << words[0] << ", bit " << bit;
        continue;
      }
      EXPECT_EQ(ended.exit_code, 31) << words[0] << ", bit " << bit << ": " << ended.err;
      EXPECT_EQ(ended.err.find('\n'), ended.err.size() - 1) << ended.err;
      EXPECT_FALSE(words[0] == "merge" && std::filesystem::exists(words[1])) << "bit " << bit;
    }
  }
}

TEST(CliRunDamage, IsNoticedInEveryTable) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  make_small_run(file);
  const std::string bytes = bytes_of(file);
  const auto refused = [&](const std::string& change, const Words& words, const std::string& reason) {
    write_bytes(file, bytes);
    sql(file, change);
    const Ended ended = run(words);
    EXPECT_EQ(ended.exit_code, 31) << change << ended.out;
    EXPECT_NE(ended.err.find(" is damaged: "), std::string::npos) << ended.err;
    EXPECT_NE(ended.err.find(reason), std::string::npos) << ended.err;
  };
  const Words report = {"report", file};
  const Words list = {"export", file};
  refused("UPDATE runs SET block_size = 0", report, "the checksum of its run");
  refused("UPDATE runs SET engine = '0'", report, "the checksum of its run");
  refused("UPDATE runs SET checksum = ''", report, "the checksum of its run");
  refused("DELETE FROM runs", report, "it names no run");
  refused("DELETE FROM blocks WHERE first_seed = 1", report, "its blocks are not those that were written");
  refused("UPDATE blocks SET last_seed = 1100 WHERE first_seed = 1", report, "seeds 1 to 1100");
  refused("UPDATE blocks SET lost = lost + 1, undecided = undecided - 1", report, "its checksum is wrong");
  refused("UPDATE blocks SET retried = retried - 1", report, "its checksum is wrong");
  refused("UPDATE blocks SET difficulty = moves", report, "its checksum is wrong");
  refused("DELETE FROM deals WHERE seed = 1200", list, "seeds 1001 to 1300: the checksum of its rows");
  refused("UPDATE deals SET stage = 'luck' WHERE seed = 1200", list, "seeds 1001 to 1300: the checksum of its rows");
  refused("UPDATE deals SET cpu_ms = 1 WHERE seed = 7", list, "seeds 1 to 1000: the checksum of its rows");
  refused("UPDATE deals SET verdict = 'lost' WHERE seed = 7", list, "row of seed 7");
  refused("UPDATE retries SET max_positions = 120", list, "the checksum of its rows");
  refused("DELETE FROM retries", list, "the checksum of its rows");
  refused("ALTER TABLE deals ADD COLUMN luck TEXT", report, "its table deals");
  // What does not belong to the run is left alone.
  write_bytes(file, bytes);
  const std::string table = run(report).out;
  sql(file, "CREATE TABLE notes (text); CREATE INDEX by_stage ON deals (stage)");
  EXPECT_EQ(run(report).out, table);
}

/// The same run as a file of form 1: the tables of today without checksums, rules and what follows from the rows.
void make_form_1(const std::string& file, const std::string& of_form_2) {
  sql(file, "ATTACH '" + of_form_2 + R"(' AS new;
    CREATE TABLE runs (id INTEGER PRIMARY KEY CHECK (id = 1), game TEXT NOT NULL, game_name TEXT NOT NULL,
      options TEXT NOT NULL, generator TEXT NOT NULL, engine TEXT NOT NULL, version TEXT NOT NULL,
      max_positions INTEGER NOT NULL, max_seconds REAL, max_memory INTEGER NOT NULL, block_size INTEGER NOT NULL,
      rows TEXT NOT NULL) STRICT;
    CREATE TABLE blocks (first_seed INTEGER PRIMARY KEY, last_seed INTEGER NOT NULL, won INTEGER NOT NULL,
      lost INTEGER NOT NULL, undecided INTEGER NOT NULL, ran_dry INTEGER NOT NULL, positions BLOB NOT NULL,
      cpu_ns BLOB NOT NULL, moves BLOB NOT NULL) STRICT;
    CREATE TABLE deals (seed INTEGER PRIMARY KEY, verdict TEXT NOT NULL, proof TEXT, "limit" TEXT, stage TEXT,
      positions INTEGER NOT NULL, moves INTEGER, cpu_ms REAL NOT NULL) STRICT;
    CREATE TABLE retries (seed INTEGER PRIMARY KEY, max_positions INTEGER NOT NULL, max_seconds REAL,
      max_memory INTEGER NOT NULL) STRICT;
    INSERT INTO runs SELECT id, game, game_name, options, generator, engine, version, max_positions, max_seconds,
      max_memory, block_size, rows FROM new.runs;
    INSERT INTO blocks SELECT first_seed, last_seed, won, lost, undecided, ran_dry, positions, cpu_ns, moves
      FROM new.blocks;
    INSERT INTO deals SELECT * FROM new.deals;
    INSERT INTO retries SELECT * FROM new.retries;
    PRAGMA main.application_id = 1130460020;
    PRAGMA main.user_version = 1)");
}

TEST(CliRunDamage, AFileWithoutChecksumsIsReadAndMerged) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  const std::string old = folder / "old.db";
  make_small_run(file);
  make_form_1(old, file);
  EXPECT_EQ(run({"report", old}).out, run({"report", file}).out);
  EXPECT_EQ(run({"export", old}).out, run({"export", file}).out);
  const std::string message = refusal({"retry", old, "--max-positions", "200"}, 31);
  EXPECT_NE(message.find("castellan merge NEW " + old), std::string::npos) << message;
  refusal({"analyze", "fortress", "--seeds", "1-1300", "--max-positions", "100", "--db", old}, 31);
  const std::string again = folder / "again.db";
  EXPECT_EQ(run({"merge", again, old}).out, run({"report", file}).out);
  EXPECT_EQ(contents_of_run(again), contents_of_run(file));
}

TEST(CliRunDamage, IsNoticedWithoutChecksumsWhereNumbersDoNotAgree) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  const std::string old = folder / "old.db";
  make_small_run(file);
  make_form_1(old, file);
  const std::string bytes = bytes_of(old);
  for (const std::string change :
       {"UPDATE runs SET block_size = 0", "UPDATE runs SET rows = 'some'", "UPDATE runs SET max_seconds = -1",
        "UPDATE blocks SET lost = lost + 1, won = won - 1", "UPDATE blocks SET moves = x'ff'",
        "UPDATE blocks SET last_seed = 1100 WHERE first_seed = 1", "UPDATE blocks SET ran_dry = 1001",
        "UPDATE deals SET positions = positions + 1 WHERE seed = 7", "UPDATE deals SET cpu_ms = -1 WHERE seed = 7",
        "UPDATE deals SET moves = moves + 1 WHERE verdict = 'winnable'", "DELETE FROM deals WHERE seed = 7"}) {
    write_bytes(old, bytes);
    sql(old, change);
    EXPECT_NE(refusal({"report", old}, 31).find(" is damaged: "), std::string::npos) << change;
  }
  // The sign bit of a number in that form is one of its bits.
  write_bytes(old, bytes);
  sql(old, "UPDATE runs SET max_positions = -1");
  EXPECT_NE(run({"report", old, "--format", "json"}).out.find("18446744073709551615"), std::string::npos);
}

}  // namespace
}  // namespace castellan::test
