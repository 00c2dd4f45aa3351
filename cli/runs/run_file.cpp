#include "cli/runs/run_file.hpp"

#include <sqlite3.h>

#include <array>
#include <stdexcept>
#include <utility>

#include "cli/process/version.hpp"
#include "cli/runs/run_schema.hpp"
#include "core/input_error.hpp"
#include "solver/analysis/difficulty.hpp"

namespace castellan::cli::runs {

namespace {

constexpr std::array kRows = {Rows::kAll, Rows::kUndecided, Rows::kNone};

/// NULL for what there is none of.
std::optional<std::string_view> unless_empty(std::string_view text) {
  return text.empty() ? std::nullopt : std::optional(text);
}

}  // namespace

std::string_view to_string(Rows rows) {
  switch (rows) {
    case Rows::kAll: return "all";
    case Rows::kUndecided: return "undecided";
    case Rows::kNone: return "none";
  }
  return {};
}

Rows parse_rows(std::string_view text) {
  for (const Rows rows : kRows) {
    if (to_string(rows) == text) return rows;
  }
  throw std::invalid_argument("no kind of rows");
}

RunFile::RunFile(const std::string& path, Use use) : database_(path, Database::Access::kExisting) {
  read_run();
  if (use == Use::kChange) write_ahead();
  prepare();
}

RunFile::RunFile(const std::string& path, const RunIdentity& identity, std::optional<Rows> rows,
                 std::uint64_t block_size)
    : database_(path, Database::Access::kCreate) {
  {
    // Writes, if only a lock: what cannot be written shows now and not after hours.
    Transaction opening(database_);
    if (database_.number("SELECT count(*) FROM sqlite_schema") == 0) {
      create(identity, rows.value_or(Rows::kAll), block_size);
    }
    opening.commit();
  }
  read_run();
  if (const std::string other = difference(identity, identity_); !other.empty()) {
    throw core::InputError(path + " holds a run of another kind: " + other);
  }
  if (rows && *rows != rows_) {
    throw core::InputError(path + " was begun with --rows " + std::string(to_string(rows_)) + ", not " +
                           std::string(to_string(*rows)));
  }
  write_ahead();
  prepare();
}

RunFile::~RunFile() {
  put_block_.reset();
  put_deal_.reset();
  // What fails here is made up for when the file is opened the next time.
  sqlite3_exec(database_.handle(), "PRAGMA journal_mode = DELETE", nullptr, nullptr, nullptr);
}

void RunFile::write_ahead() {
  // With a log a commit costs no wait for the disk; a machine that loses power loses the last blocks, no more.
  database_.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE; COMMIT");
}

void RunFile::create(const RunIdentity& identity, Rows rows, std::uint64_t block_size) {
  database_.execute(kCreateTables);
  database_.execute(("PRAGMA application_id = " + std::to_string(kApplicationId)).c_str());
  database_.execute(("PRAGMA user_version = " + std::to_string(kSchemaVersion)).c_str());
  const solver::Limits& limits = identity.limits;
  Statement(database_, "INSERT INTO runs VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      .run(identity.game, identity.game_name, identity.options, identity.generator, identity.engine, kVersion,
           limits.max_positions, limits.max_seconds, std::uint64_t{limits.max_memory}, block_size, to_string(rows));
}

void RunFile::read_run() {
  if (database_.number("PRAGMA application_id") != kApplicationId) {
    throw core::InputError(path() + " is no run file: it is a database of another program");
  }
  if (const auto version = database_.number("PRAGMA user_version"); version != kSchemaVersion) {
    throw core::InputError(path() + " has the form " + std::to_string(version) + " of a run file; this program reads " +
                           std::to_string(kSchemaVersion));
  }
  Statement run(database_,
                "SELECT game, game_name, options, generator, engine, max_positions, max_seconds, max_memory, "
                "block_size, rows FROM runs");
  if (!run.step()) throw core::InputError(path() + " is damaged: it names no run");
  const auto text = [&](int column) { return std::string(run.text(column)); };
  int column = 0;
  identity_.game = text(column++);
  identity_.game_name = text(column++);
  identity_.options = text(column++);
  identity_.generator = text(column++);
  identity_.engine = text(column++);
  identity_.limits.max_positions = run.whole(column++);
  if (!run.is_null(column)) identity_.limits.max_seconds = run.real(column);
  ++column;
  identity_.limits.max_memory = run.whole(column++);
  block_size_ = run.whole(column++);
  rows_ = parse_rows(run.text(column));
}

void RunFile::prepare() {
  put_block_.emplace(database_, "INSERT OR REPLACE INTO blocks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
  put_deal_.emplace(database_, "INSERT OR REPLACE INTO deals VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
}

std::vector<solver::SeedBlock> RunFile::stored() {
  std::vector<solver::SeedBlock> blocks;
  Statement list(database_, "SELECT first_seed, last_seed FROM blocks ORDER BY first_seed");
  while (list.step()) blocks.push_back({list.whole(0), list.whole(1)});
  return blocks;
}

void RunFile::put(const solver::BlockResult& block) {
  Transaction writing(database_);
  put_summary(block.seeds, block.summary);
  for (const solver::DealRecord& deal : block.deals) {
    const bool is_undecided = deal.verdict == solver::Verdict::kUndecided;
    if (rows_ == Rows::kNone || (rows_ == Rows::kUndecided && !is_undecided)) continue;
    put_row(deal);
  }
  writing.commit();
}

void RunFile::put_summary(solver::SeedBlock block, const solver::Summary& summary) {
  const solver::Tally& tally = summary.tally();
  const auto positions = solver::packed(tally.positions);
  const auto cpu_ns = solver::packed(tally.cpu_ns);
  const auto moves = solver::packed(tally.solution_moves);
  put_block_->run(block.first, block.last, tally.won, tally.lost, tally.undecided, tally.ran_dry, std::span(positions),
                  std::span(cpu_ns), std::span(moves));
}

void RunFile::put_row(const solver::DealRecord& deal) {
  const bool is_won = deal.verdict == solver::Verdict::kWinnable;
  put_deal_->run(deal.seed, to_string(deal.verdict), unless_empty(to_string(deal.proof)),
                 unless_empty(to_string(deal.limit)), unless_empty(deal.stage), deal.positions,
                 is_won ? std::optional(deal.moves) : std::nullopt,
                 static_cast<double>(deal.cpu_ns) / solver::kNanosecondsPerMillisecond);
}

solver::Summary RunFile::take(solver::SeedBlock block) {
  solver::Tally tally;
  Statement row(database_,
                "SELECT won, lost, undecided, ran_dry, positions, cpu_ns, moves FROM blocks WHERE first_seed = ?");
  try {
    if (!row.start(block.first).step()) throw std::invalid_argument("it is gone");
    int column = 0;
    tally.won = row.whole(column++);
    tally.lost = row.whole(column++);
    tally.undecided = row.whole(column++);
    tally.ran_dry = row.whole(column++);
    tally.positions = solver::unpacked(row.blob(column++));
    tally.cpu_ns = solver::unpacked(row.blob(column++));
    tally.solution_moves = solver::unpacked(row.blob(column));
    const std::uint64_t deals = block.last - block.first + 1;
    if (tally.won + tally.lost + tally.undecided != deals || tally.positions.total() != deals ||
        tally.cpu_ns.total() != deals || tally.solution_moves.total() != tally.won) {
      throw std::invalid_argument("its numbers do not add up");
    }
  } catch (const std::invalid_argument& error) {
    throw core::InputError(path() + " is damaged: block of seeds " + std::to_string(block.first) + " to " +
                           std::to_string(block.last) + ": " + error.what());
  }
  tally.difficulty = difficulty_of(block);
  return solver::Summary(std::move(tally));
}

/// What the rows say; the statistics of blocks do not.
solver::Counts RunFile::difficulty_of(solver::SeedBlock block) const {
  solver::Counts difficulty;
  if (rows_ != Rows::kAll) return difficulty;
  Statement won(database_,
                "SELECT positions, moves FROM deals WHERE seed BETWEEN ? AND ? AND verdict = 'winnable' AND moves IS "
                "NOT NULL");
  won.start(block.first, block.last);
  while (won.step()) difficulty.add(solver::difficulty_tenths(won.whole(0), won.whole(1)));
  return difficulty;
}

}  // namespace castellan::cli::runs
