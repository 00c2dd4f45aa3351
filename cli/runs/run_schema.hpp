// The tables of a run file, in SQL. docs/results-file.md explains them.

#pragma once

#include <cstdint>

namespace castellan::cli::runs {

/// Stands in the header of every run file ("Cast" in ASCII), so that no other database is taken for one.
inline constexpr std::int64_t kApplicationId = 0x43617374;
/// Of the tables; it changes when an older program could not read them.
inline constexpr std::int64_t kSchemaVersion = 1;

inline constexpr const char* kCreateTables = R"(
CREATE TABLE runs (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  game TEXT NOT NULL,
  game_name TEXT NOT NULL,
  options TEXT NOT NULL,
  generator TEXT NOT NULL,
  engine TEXT NOT NULL,
  version TEXT NOT NULL,
  max_positions INTEGER NOT NULL,
  max_seconds REAL,
  max_memory INTEGER NOT NULL,
  block_size INTEGER NOT NULL,
  rows TEXT NOT NULL
) STRICT;
CREATE TABLE blocks (
  first_seed INTEGER PRIMARY KEY,
  last_seed INTEGER NOT NULL,
  won INTEGER NOT NULL,
  lost INTEGER NOT NULL,
  undecided INTEGER NOT NULL,
  ran_dry INTEGER NOT NULL,
  positions BLOB NOT NULL,
  cpu_ns BLOB NOT NULL,
  moves BLOB NOT NULL
) STRICT;
CREATE TABLE deals (
  seed INTEGER PRIMARY KEY,
  verdict TEXT NOT NULL,
  proof TEXT,
  "limit" TEXT,
  stage TEXT,
  positions INTEGER NOT NULL,
  moves INTEGER,
  cpu_ms REAL NOT NULL
) STRICT;
CREATE TABLE retries (
  seed INTEGER PRIMARY KEY,
  max_positions INTEGER NOT NULL,
  max_seconds REAL,
  max_memory INTEGER NOT NULL
) STRICT;
)";

}  // namespace castellan::cli::runs
