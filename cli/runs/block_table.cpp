#include "cli/runs/block_table.hpp"

#include <array>
#include <cmath>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <utility>

#include "cli/runs/database/run_schema.hpp"
#include "solver/analysis/counts.hpp"
#include "solver/analysis/difficulty.hpp"

namespace castellan::cli::runs {

namespace {

/// NULL for what there is none of.
std::optional<std::string_view> unless_empty(std::string_view text) {
  return text.empty() ? std::nullopt : std::optional(text);
}

// The columns of a row, in the order of its table.

auto columns_of(const solver::DealRecord& deal) {
  const bool is_won = deal.verdict == solver::Verdict::kWinnable;
  return std::tuple(deal.seed, to_string(deal.verdict), unless_empty(to_string(deal.proof)),
                    unless_empty(to_string(deal.limit)), unless_empty(deal.stage), deal.positions,
                    is_won ? std::optional(deal.moves) : std::nullopt,
                    static_cast<double>(deal.cpu_ns) / solver::kNanosecondsPerMillisecond);
}

auto columns_of(const Retry& retry) {
  return std::tuple(retry.seed, retry.limits.max_positions, retry.limits.max_seconds,
                    std::uint64_t{retry.limits.max_memory});
}

auto columns_of(solver::SeedBlock seeds, std::span<const std::byte> thousands) {
  return std::tuple(seeds.first, thousands);
}

/// Of the rows of a block, of its retries, and of its thousands if it has them.
std::string rows_checksum_of(const StoredBlock& block) {
  Checksum checksum;
  for (const solver::DealRecord& deal : block.deals) checksum.add(columns_of(deal));
  for (const Retry& retry : block.retries) checksum.add(columns_of(retry));
  if (!block.thousands.empty()) {
    const auto bytes = packed(block.thousands);
    checksum.add(columns_of(block.seeds, bytes));
  }
  return checksum.text();
}

constexpr std::string_view kPutDeal = "INSERT OR REPLACE INTO deals VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
constexpr std::string_view kPutRetry = "INSERT OR REPLACE INTO retries VALUES (?, ?, ?, ?)";

/// What `to_string` calls like this.
template <typename Name, std::size_t kNames>
std::optional<Name> named(std::string_view text, const std::array<Name, kNames>& names) {
  for (const Name name : names) {
    if (to_string(name) == text) return name;
  }
  return std::nullopt;
}

constexpr std::array kVerdicts = {solver::Verdict::kWinnable, solver::Verdict::kUnwinnable,
                                  solver::Verdict::kUndecided};
constexpr std::array kProofs = {solver::Proof::kNone, solver::Proof::kSolution, solver::Proof::kExhausted,
                                solver::Proof::kRelaxation, solver::Proof::kFormula};
constexpr std::array kLimits = {solver::LimitHit::kNone, solver::LimitHit::kPositions, solver::LimitHit::kTime,
                                solver::LimitHit::kMemory};

}  // namespace

solver::Limits limits_in(const Statement& row, int first_column) {
  solver::Limits limits;
  limits.max_positions = row.whole(first_column);
  if (!row.is_null(first_column + 1)) limits.max_seconds = row.real(first_column + 1);
  limits.max_memory = row.whole(first_column + 2);
  return limits;
}

BlockTable::BlockTable(const Database& database, Rows rows, std::int64_t form)
    : database_(database),
      rows_(rows),
      has_checksums_(form != kFormWithoutChecksums),
      is_compact_(form == kCompactForm) {}

std::vector<BlockTable::Entry> BlockTable::list() {
  std::vector<Entry> entries;
  Statement blocks(database_,
                   "SELECT first_seed, last_seed, won, lost, undecided, retried, retry_positions, checksum FROM blocks "
                   "ORDER BY first_seed");
  enum Column { kFirst, kLast, kWon, kLost, kUndecided, kRetried, kRetryPositions, kChecksum };
  while (blocks.step()) {
    const solver::SeedBlock seeds{blocks.whole(kFirst), blocks.whole(kLast)};
    if (seeds.first > seeds.last || (!entries.empty() && seeds.first <= entries.back().seeds.last)) {
      damaged(seeds, "it cannot be where it is");
    }
    std::uint64_t left = seeds.last - seeds.first + 1;
    for (const int column : {kWon, kLost, kUndecided}) {
      if (blocks.whole(column) > left) damaged(seeds, "its numbers do not add up");
      left -= blocks.whole(column);
    }
    if (left != 0) damaged(seeds, "its numbers do not add up");
    const auto checksum = has_checksums_ ? Checksum::number_in(blocks.text(kChecksum)) : 0;
    if (!checksum) damaged(seeds, "its checksum is none");
    entries.push_back(
        {seeds, {.deals = blocks.whole(kRetried), .max_positions = blocks.whole(kRetryPositions)}, *checksum});
  }
  return entries;
}

BlockTable::Numbers BlockTable::read_numbers(solver::SeedBlock seeds) {
  enum Column {
    kWon = 2,
    kLost,
    kUndecided,
    kRanDry,
    kRetried,
    kRetryPositions,
    kChecksum,
    kRowsChecksum,
    kPositions,
    kCpu,
    kMoves,
    kDifficulty,
    kColumns
  };
  Statement row(database_,
                "SELECT first_seed, last_seed, won, lost, undecided, ran_dry, retried, retry_positions, checksum, "
                "rows_checksum, positions, cpu_ns, moves, difficulty FROM blocks WHERE first_seed = ?");
  if (!row.start(seeds.first).step()) damaged(seeds, "it is gone");
  Numbers numbers;
  if (has_checksums_) {
    Checksum checksum;
    row.add_to(checksum, 0, kChecksum);
    row.add_to(checksum, kRowsChecksum, kColumns);
    if (checksum.text() != row.text(kChecksum)) damaged(seeds, "its checksum is wrong");
    numbers.rows_checksum = row.text(kRowsChecksum);
    numbers.retried = {.deals = row.whole(kRetried), .max_positions = row.whole(kRetryPositions)};
  }
  solver::Tally& tally = numbers.tally;
  tally.won = row.whole(kWon);
  tally.lost = row.whole(kLost);
  tally.undecided = row.whole(kUndecided);
  tally.ran_dry = row.whole(kRanDry);
  try {
    tally.positions = solver::unpacked(row.blob(kPositions));
    tally.cpu_ns = solver::unpacked(row.blob(kCpu));
    tally.solution_moves = solver::unpacked(row.blob(kMoves));
    if (has_checksums_) tally.difficulty = solver::unpacked(row.blob(kDifficulty));
  } catch (const std::invalid_argument& error) {
    damaged(seeds, error.what());
  }
  const std::uint64_t deals = seeds.last - seeds.first + 1;
  if (tally.won + tally.lost + tally.undecided != deals || tally.ran_dry > tally.undecided ||
      tally.positions.total() != deals || tally.cpu_ns.total() != deals || tally.solution_moves.total() != tally.won) {
    damaged(seeds, "its numbers do not add up");
  }
  return numbers;
}

BlockNumbers BlockTable::numbers_of(solver::SeedBlock seeds) {
  if (!has_checksums_) {
    const StoredBlock block = read(seeds);
    return {.summary = block.summary, .retried = block.retried()};
  }
  Numbers numbers = read_numbers(seeds);
  return {.summary = solver::Summary(std::move(numbers.tally)), .retried = numbers.retried};
}

StoredBlock BlockTable::read(solver::SeedBlock seeds) {
  Numbers numbers = read_numbers(seeds);
  StoredBlock block{.seeds = seeds, .summary = {}, .deals = {}, .retries = {}};
  Checksum checksum;
  read_rows(block, checksum);
  read_retries(block, checksum);
  if (is_compact_) read_thousands(block, checksum);
  if (has_checksums_) {
    if (checksum.text() != numbers.rows_checksum) damaged(seeds, "the checksum of its rows is wrong");
  } else {
    for (const solver::DealRecord& deal : block.deals) {
      if (rows_ == Rows::kAll && deal.verdict == solver::Verdict::kWinnable) {
        numbers.tally.difficulty.add(solver::difficulty_tenths(deal.positions, deal.moves));
      }
    }
  }
  block.summary = solver::Summary(std::move(numbers.tally));
  if (const auto what = contradiction_in(block, rows_); !what.empty()) damaged(seeds, what);
  return block;
}

void BlockTable::read_rows(StoredBlock& block, Checksum& checksum) {
  enum Column { kSeed, kVerdict, kProof, kLimit, kStage, kPositions, kMoves, kCpu, kColumns };
  Statement row(database_,
                "SELECT seed, verdict, proof, \"limit\", stage, positions, moves, cpu_ms FROM deals WHERE seed BETWEEN "
                "? AND ? ORDER BY seed");
  row.start(block.seeds.first, block.seeds.last);
  while (row.step()) {
    row.add_to(checksum, kSeed, kColumns);
    const auto verdict = named(row.text(kVerdict), kVerdicts);
    const auto proof = named(row.text(kProof), kProofs);
    const auto limit = named(row.text(kLimit), kLimits);
    const double cpu_ns = row.real(kCpu) * solver::kNanosecondsPerMillisecond;
    constexpr double kLongest = 1e18;
    if (!verdict || !proof || !limit || !(cpu_ns >= 0 && cpu_ns <= kLongest)) {
      database_.damaged("row of seed " + std::to_string(row.whole(kSeed)) + ": it is no result");
    }
    const bool is_won = *verdict == solver::Verdict::kWinnable;
    const solver::DealRecord deal{.seed = row.whole(kSeed),
                                  .verdict = *verdict,
                                  .proof = *proof,
                                  .limit = *limit,
                                  .stage = lasting(row.text(kStage)),
                                  .positions = row.whole(kPositions),
                                  .moves = is_won ? row.whole(kMoves) : 0,
                                  .cpu_ns = static_cast<std::uint64_t>(std::llround(cpu_ns))};
    if (!block.deals.empty() && deal.seed <= block.deals.back().seed) damaged(block.seeds, "its rows are in disorder");
    block.deals.push_back(deal);
  }
}

void BlockTable::read_retries(StoredBlock& block, Checksum& checksum) {
  Statement row(database_,
                "SELECT seed, max_positions, max_seconds, max_memory FROM retries WHERE seed BETWEEN ? AND ? ORDER BY "
                "seed");
  row.start(block.seeds.first, block.seeds.last);
  while (row.step()) {
    row.add_to(checksum, 0, 4);
    const Retry retry{.seed = row.whole(0), .limits = limits_in(row, 1)};
    if (!block.retries.empty() && retry.seed <= block.retries.back().seed) {
      damaged(block.seeds, "its rows are in disorder");
    }
    block.retries.push_back(retry);
  }
}

void BlockTable::read_thousands(StoredBlock& block, Checksum& checksum) {
  Statement row(database_, "SELECT first_seed, counts FROM thousands WHERE first_seed = ?");
  if (!row.start(block.seeds.first).step()) damaged(block.seeds, "its thousands are gone");
  row.add_to(checksum, 0, 2);
  try {
    block.thousands = unpacked_thousands(block.seeds, row.blob(1));
  } catch (const std::invalid_argument& error) {
    damaged(block.seeds, error.what());
  }
}

std::string_view BlockTable::lasting(std::string_view stage) {
  const auto found = stages_.find(stage);
  return found != stages_.end() ? *found : *stages_.emplace(stage).first;
}

BlockTable::Entry BlockTable::write(const StoredBlock& block) {
  Statement(database_, "DELETE FROM deals WHERE seed BETWEEN ? AND ?").run(block.seeds.first, block.seeds.last);
  Statement(database_, "DELETE FROM retries WHERE seed BETWEEN ? AND ?").run(block.seeds.first, block.seeds.last);
  Statement row(database_, kPutDeal);
  for (const solver::DealRecord& deal : block.deals) row.run(columns_of(deal));
  Statement retry(database_, kPutRetry);
  for (const Retry& each : block.retries) retry.run(columns_of(each));
  if (is_compact_) {
    const auto bytes = packed(block.thousands);
    Statement(database_, "INSERT OR REPLACE INTO thousands VALUES (?, ?)").run(columns_of(block.seeds, bytes));
  }
  return write_numbers(block);
}

BlockTable::Entry BlockTable::write(const StoredBlock& block, const solver::DealRecord& changed) {
  Statement(database_, kPutDeal).run(columns_of(changed));
  Statement(database_, kPutRetry).run(columns_of(*block.retry_of(changed.seed)));
  return write_numbers(block);
}

BlockTable::Entry BlockTable::write_numbers(const StoredBlock& block) {
  const solver::Tally& tally = block.summary.tally();
  const Retried retried = block.retried();
  const std::string rows_checksum = rows_checksum_of(block);
  const auto positions = solver::packed(tally.positions);
  const auto cpu_ns = solver::packed(tally.cpu_ns);
  const auto moves = solver::packed(tally.solution_moves);
  const auto difficulty = solver::packed(tally.difficulty);
  const auto head = std::tuple(block.seeds.first, block.seeds.last, tally.won, tally.lost, tally.undecided,
                               tally.ran_dry, retried.deals, retried.max_positions);
  const auto rest = std::tuple(std::string_view(rows_checksum), std::span(positions), std::span(cpu_ns),
                               std::span(moves), std::span(difficulty));
  Checksum checksum;
  checksum.add(std::tuple_cat(head, rest));
  const std::string text = checksum.text();
  Statement(database_, "INSERT OR REPLACE INTO blocks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      .run(std::tuple_cat(head, std::tuple(std::string_view(text)), rest));
  return {block.seeds, retried, checksum.number()};
}

void BlockTable::damaged(solver::SeedBlock seeds, std::string_view what) const {
  database_.damaged("block of " + to_string(seeds) + ": " + std::string(what));
}

}  // namespace castellan::cli::runs
