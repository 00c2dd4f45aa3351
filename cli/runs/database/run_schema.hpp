// The tables of a run file, in SQL. docs/results-file.md explains them.

#pragma once

#include <array>
#include <cstdint>

namespace castellan::cli::runs {

/// Stands in the header of every run file ("Cast" in ASCII), so that no other database is taken for one.
inline constexpr std::int64_t kApplicationId = 0x43617374;
/// Of the tables; it changes when an older program could not read them.
inline constexpr std::int64_t kForm = 2;
/// The same with a table more, of a compact run.
inline constexpr std::int64_t kCompactForm = 3;
/// The form before had no checksums. It is still read.
inline constexpr std::int64_t kFormWithoutChecksums = 1;

struct Table {
  const char* name;
  const char* sql;  ///< Word for word as SQLite keeps it.
};

/// `max_positions` and `max_memory` are integers or, from 2^63 on, texts of digits.
inline constexpr std::array kTables = {
    Table{"runs", R"(CREATE TABLE runs (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  game TEXT NOT NULL,
  game_name TEXT NOT NULL,
  options TEXT NOT NULL,
  rules TEXT NOT NULL,
  generator TEXT NOT NULL,
  engine TEXT NOT NULL,
  version TEXT NOT NULL,
  max_positions ANY NOT NULL,
  max_seconds REAL,
  max_memory ANY NOT NULL,
  block_size INTEGER NOT NULL,
  rows TEXT NOT NULL,
  checksum TEXT NOT NULL,
  blocks INTEGER NOT NULL,
  blocks_checksum TEXT NOT NULL
) STRICT)"},
    Table{"blocks", R"(CREATE TABLE blocks (
  first_seed INTEGER PRIMARY KEY,
  last_seed INTEGER NOT NULL,
  won INTEGER NOT NULL,
  lost INTEGER NOT NULL,
  undecided INTEGER NOT NULL,
  ran_dry INTEGER NOT NULL,
  retried INTEGER NOT NULL,
  retry_positions ANY NOT NULL,
  checksum TEXT NOT NULL,
  rows_checksum TEXT NOT NULL,
  positions BLOB NOT NULL,
  cpu_ns BLOB NOT NULL,
  moves BLOB NOT NULL,
  difficulty BLOB NOT NULL
) STRICT)"},
    Table{"deals", R"(CREATE TABLE deals (
  seed INTEGER PRIMARY KEY,
  verdict TEXT NOT NULL,
  proof TEXT,
  "limit" TEXT,
  stage TEXT,
  positions INTEGER NOT NULL,
  moves INTEGER,
  cpu_ms REAL NOT NULL
) STRICT)"},
    Table{"retries", R"(CREATE TABLE retries (
  seed INTEGER PRIMARY KEY,
  max_positions ANY NOT NULL,
  max_seconds REAL,
  max_memory ANY NOT NULL
) STRICT)"},
};

/// What the form of a compact run has beside them.
inline constexpr Table kThousandsTable = {"thousands", R"(CREATE TABLE thousands (
  first_seed INTEGER PRIMARY KEY,
  counts BLOB NOT NULL
) STRICT)"};

/// Gives a file without checksums the columns of today. What it kept in a number's sign is in digits again.
inline constexpr const char* kViewsOfFormWithoutChecksums = R"(
CREATE TEMP VIEW runs AS SELECT id, game, game_name, options, '' AS rules, generator, engine, version,
  iif(max_positions < 0, printf('%llu', max_positions), max_positions) AS max_positions, max_seconds, max_memory,
  block_size, rows, NULL AS checksum, NULL AS blocks, NULL AS blocks_checksum
  FROM main.runs;
CREATE TEMP VIEW retries AS SELECT seed,
  iif(max_positions < 0, printf('%llu', max_positions), max_positions) AS max_positions, max_seconds, max_memory
  FROM main.retries;
CREATE TEMP VIEW blocks AS SELECT first_seed, last_seed, won, lost, undecided, ran_dry,
  (SELECT count(*) FROM main.retries WHERE seed BETWEEN first_seed AND last_seed) AS retried,
  (SELECT iif(min(max_positions) < 0,
     printf('%llu', max(iif(max_positions < 0, max_positions, NULL))), ifnull(max(max_positions), 0))
   FROM main.retries WHERE seed BETWEEN first_seed AND last_seed) AS retry_positions,
  NULL AS checksum, NULL AS rows_checksum, positions, cpu_ns, moves, NULL AS difficulty
  FROM main.blocks;
)";

}  // namespace castellan::cli::runs
