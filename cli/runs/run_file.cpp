#include "cli/runs/run_file.hpp"

#include <sqlite3.h>

#include <iterator>
#include <tuple>
#include <utility>

#include "cli/process/version.hpp"
#include "cli/runs/database/checksum.hpp"
#include "core/input_error.hpp"

namespace castellan::cli::runs {

namespace {

[[noreturn]] void refuse_other_program(const Database& database) {
  throw core::InputError(database.path() + " is no run file: it is a database of another program");
}

/// The version of the tables of a run file.
std::int64_t form_of(const Database& database) {
  if (database.number("PRAGMA application_id") != kApplicationId) refuse_other_program(database);
  return database.number("PRAGMA user_version");
}

}  // namespace

RunFile::RunFile(const std::string& path, Use use)
    : database_(path, use == Use::kRead ? Database::Access::kRead : Database::Access::kWrite) {
  if (database_.is_empty()) throw core::InputError(path + " is empty: no run was begun in it");
  check_form();
  if (use == Use::kChange) check_growing();
  read_run();
  read_list();
}

RunFile::RunFile(const std::string& path, const RunIdentity& identity, Rows rows, std::uint64_t block_size, Shape shape)
    : database_(path, Database::Access::kCreate) {
  {
    // Writes, if only a lock: what cannot be written shows now and not after hours.
    Transaction opening(database_);
    if (database_.is_empty()) create(identity, rows, block_size, shape);
    opening.commit();
  }
  check_form();
  if (shape == Shape::kGrowing) check_growing();
  if (shape == Shape::kCompact && !is_compact()) throw core::InputError(path + " is no compact run file");
  read_run();
  read_list();
}

RunFile::~RunFile() {
  // What fails here is made up for when the file is opened the next time.
  sqlite3_exec(database_.handle(), "PRAGMA journal_mode = DELETE", nullptr, nullptr, nullptr);
}

void RunFile::expect(const RunIdentity& identity, std::optional<Rows> rows) const {
  if (const std::string other = difference(identity, identity_); !other.empty()) {
    throw core::InputError(path() + " holds a run of another kind: " + other);
  }
  if (rows && *rows != rows_) {
    throw core::InputError(path() + " was begun with --rows " + std::string(to_string(rows_)) + ", not " +
                           std::string(to_string(*rows)));
  }
}

void RunFile::write_ahead() {
  database_.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE; COMMIT");
}

void RunFile::create(const RunIdentity& identity, Rows rows, std::uint64_t block_size, Shape shape) {
  if (database_.number("PRAGMA application_id") != 0) refuse_other_program(database_);
  for (const Table& table : kTables) database_.execute(table.sql);
  if (shape == Shape::kCompact) database_.execute(kThousandsTable.sql);
  const std::int64_t form = shape == Shape::kCompact ? kCompactForm : kForm;
  database_.execute(("PRAGMA application_id = " + std::to_string(kApplicationId)).c_str());
  database_.execute(("PRAGMA user_version = " + std::to_string(form)).c_str());
  const solver::Limits& limits = identity.limits;
  const auto columns = std::tuple(std::string_view(identity.game), std::string_view(identity.game_name),
                                  std::string_view(identity.options), std::string_view(identity.rules),
                                  std::string_view(identity.generator), std::string_view(identity.engine), kVersion,
                                  limits.max_positions, limits.max_seconds, std::uint64_t{limits.max_memory},
                                  block_size, to_string(rows));
  Checksum checksum;
  checksum.add(columns);
  const std::string text = checksum.text();
  const std::string sum = Checksum::hexadecimal(0);
  Statement(database_, "INSERT INTO runs VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      .run(std::tuple_cat(columns, std::tuple(std::string_view(text), std::uint64_t{0}, std::string_view(sum))));
}

void RunFile::check_form() {
  form_ = form_of(database_);
  if (form_ == kFormWithoutChecksums) return database_.execute(kViewsOfFormWithoutChecksums);
  if (form_ != kForm && form_ != kCompactForm) {
    throw core::InputError(path() + " has the form " + std::to_string(form_) + " of a run file; this program reads " +
                           std::to_string(kFormWithoutChecksums) + " to " + std::to_string(kCompactForm));
  }
  for (const Table& wanted : kTables) check_table(wanted);
  if (form_ != kCompactForm) return;
  check_table(kThousandsTable);
  shape_ = Shape::kCompact;
}

void RunFile::check_table(const Table& wanted) {
  Statement table(database_, "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?");
  if (!table.start(std::string_view(wanted.name)).step() || table.text(0) != wanted.sql) {
    database_.damaged("its table " + std::string(wanted.name) + " is not that of a run file");
  }
}

void RunFile::check_growing() const {
  if (is_compact()) {
    throw core::InputError(path() +
                           " is compact: it is read, and brought together with others by castellan merge, but "
                           "its run cannot go on");
  }
  if (form_ == kFormWithoutChecksums) {
    throw core::InputError(path() + " has the form 1 of a run file, which is only read; castellan merge NEW " + path() +
                           " makes one of form " + std::to_string(kForm) + " of it");
  }
}

void RunFile::read_run() {
  enum Column {
    kGame,
    kGameName,
    kOptions,
    kRules,
    kGenerator,
    kEngine,
    kVersionOfProgram,
    kLimits,
    kSizeOfBlocks = kLimits + 3,
    kRows,
    kChecksum
  };
  Statement run(database_,
                "SELECT game, game_name, options, rules, generator, engine, version, max_positions, max_seconds, "
                "max_memory, block_size, rows, checksum FROM runs");
  if (!run.step()) database_.damaged("it names no run");
  if (has_checksums()) {
    Checksum checksum;
    run.add_to(checksum, kGame, kChecksum);
    if (checksum.text() != run.text(kChecksum)) database_.damaged("the checksum of its run is wrong");
  }
  const auto text = [&](int column) { return std::string(run.text(column)); };
  identity_ = {.game = text(kGame),
               .game_name = text(kGameName),
               .options = text(kOptions),
               .rules = text(kRules),
               .generator = text(kGenerator),
               .engine = text(kEngine),
               .limits = limits_in(run, kLimits)};
  if (!has_checksums()) identity_.rules = game_of(identity_)->rules_json();
  block_size_ = run.whole(kSizeOfBlocks);
  const auto rows = rows_named(run.text(kRows));
  const double seconds = identity_.limits.max_seconds.value_or(0);
  if (block_size_ == 0 || !rows || !(seconds >= 0)) database_.damaged("its run cannot be");
  rows_ = *rows;
  table_.emplace(database_, rows_, form_);
}

void RunFile::read_list() {
  for (const BlockTable::Entry& entry : table_->list()) note(entry);
  if (!has_checksums()) return;
  Statement run(database_, "SELECT blocks, blocks_checksum FROM runs");
  if (!run.step() || run.whole(0) != blocks_.size() || run.text(1) != Checksum::hexadecimal(sum_)) {
    database_.damaged("its blocks are not those that were written");
  }
}

void RunFile::note(const BlockTable::Entry& entry) {
  const auto [place, is_new] = blocks_.try_emplace(entry.seeds.first, entry);
  if (!is_new) sum_ -= std::exchange(place->second, entry).checksum;
  sum_ += entry.checksum;
}

std::vector<solver::SeedBlock> RunFile::stored() {
  std::vector<solver::SeedBlock> blocks;
  blocks.reserve(blocks_.size());
  for (const auto& [first, entry] : blocks_) blocks.push_back(entry.seeds);
  return blocks;
}

Retried RunFile::retried() const {
  Retried sum;
  for (const auto& [first, entry] : blocks_) sum.add(entry.retried);
  return sum;
}

std::optional<solver::SeedBlock> RunFile::block_within(solver::SeedBlock seeds) const {
  auto place = blocks_.upper_bound(seeds.first);
  if (place != blocks_.begin() && std::prev(place)->second.seeds.last >= seeds.first) --place;
  if (place == blocks_.end() || place->second.seeds.first > seeds.last) return std::nullopt;
  return place->second.seeds;
}

void RunFile::put(const solver::BlockResult& block) {
  Transaction writing(database_);
  write(stored_block(block, rows_));
  writing.commit();
}

void RunFile::write(const StoredBlock& block) { write_list(table_->write(block)); }

void RunFile::write_list(const BlockTable::Entry& changed) {
  note(changed);
  const std::string sum = Checksum::hexadecimal(sum_);
  Statement(database_, "UPDATE runs SET blocks = ?, blocks_checksum = ?")
      .run(std::uint64_t{blocks_.size()}, std::string_view(sum));
}

solver::DealRecord RunFile::replace(const solver::DealRecord& deal, const solver::Limits& limits) {
  StoredBlock block = table_->read(block_within({deal.seed, deal.seed}).value());
  const solver::DealRecord before = block.replace(deal, limits);
  Transaction writing(database_);
  write_list(table_->write(block, deal));
  writing.commit();
  return before;
}

}  // namespace castellan::cli::runs
