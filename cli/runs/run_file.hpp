// A run file: an SQLite database with the results of one run, as far as it has come. docs/results-file.md describes its
// tables.
//
// A block (its statistics and the rows of its deals) is written in one transaction, so that the file holds whole blocks
// only, whenever the program is killed. While a RunFile is open no other process can use the file.

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/runs/block_store.hpp"
#include "cli/runs/block_table.hpp"
#include "cli/runs/database/database.hpp"
#include "cli/runs/database/run_schema.hpp"
#include "cli/runs/run_identity.hpp"
#include "cli/runs/stored_block.hpp"
#include "solver/batch/seed_block.hpp"

namespace castellan::cli::runs {

class RunFile : public BlockStore {
 public:
  /// What is to be done with a run file that exists.
  enum class Use : std::uint8_t { kRead, kChange };

  // Opening checks what the file says of itself and of its blocks; their rows are checked when they are read.

  explicit RunFile(const std::string& path, Use use = Use::kRead);
  /// A run of many small blocks that goes on, or one that is kept (compact.hpp), to which whole blocks are added alone.
  enum class Shape : std::uint8_t { kGrowing, kCompact };

  /// Opens the file to change it, whatever run it holds, or creates it for this one. A file of no bytes is a new one.
  /// @throws core::InputError if the file has the other shape.
  RunFile(const std::string& path, const RunIdentity& identity, Rows rows, std::uint64_t block_size,
          Shape shape = Shape::kGrowing);
  /// Leaves an ordinary database of one file, which can be read from where nothing can be written.
  ~RunFile() override;
  RunFile(const RunFile&) = delete;
  RunFile& operator=(const RunFile&) = delete;

  /// @param rows No value if any will do.
  /// @throws core::InputError if the file holds another run, or other rows.
  void expect(const RunIdentity& identity, std::optional<Rows> rows) const;
  /// For many small changes: a commit then costs no wait for the disk, and a machine that loses power loses the last
  /// ones, no more.
  void write_ahead();

  // All of these throw core::InputError if the file is damaged, and OutputError if it cannot be written.

  [[nodiscard]] const std::string& path() const { return database_.path(); }
  [[nodiscard]] const RunIdentity& identity() const { return identity_; }
  [[nodiscard]] Rows rows() const { return rows_; }
  [[nodiscard]] Shape shape() const { return shape_; }
  [[nodiscard]] bool is_compact() const { return shape_ == Shape::kCompact; }

  [[nodiscard]] std::uint64_t block_size() const override { return block_size_; }
  [[nodiscard]] std::vector<solver::SeedBlock> stored() override;
  void put(const solver::BlockResult& block) override;
  [[nodiscard]] BlockNumbers take(solver::SeedBlock block) override { return table_->numbers_of(block); }

  /// The deals that were decided again with larger limits.
  [[nodiscard]] Retried retried() const;
  /// The first block that shares a seed with these.
  [[nodiscard]] std::optional<solver::SeedBlock> block_within(solver::SeedBlock seeds) const;
  /// A block with the rows of its deals. Texts in them live as long as this.
  [[nodiscard]] StoredBlock read(solver::SeedBlock block) { return table_->read(block); }
  /// Writes a block, in place of what is there of the same seeds. To be called within a transaction.
  void write(const StoredBlock& block);
  /// Puts the result of another try in the place of an undecided deal, in its row and in its block.
  /// @return What its row held.
  solver::DealRecord replace(const solver::DealRecord& deal, const solver::Limits& limits);

  /// Everything that is written while it lives is kept together by its `commit`, or else undone.
  [[nodiscard]] Transaction transaction() const { return Transaction(database_); }

 private:
  void create(const RunIdentity& identity, Rows rows, std::uint64_t block_size, Shape shape);
  void check_form();
  void check_table(const Table& wanted);
  /// @throws core::InputError unless blocks can be added one by one, and changed.
  void check_growing() const;
  [[nodiscard]] bool has_checksums() const { return form_ != kFormWithoutChecksums; }
  void read_run();
  void read_list();
  void note(const BlockTable::Entry& entry);
  void write_list(const BlockTable::Entry& changed);

  Database database_;
  std::int64_t form_ = 0;
  Shape shape_ = Shape::kGrowing;
  RunIdentity identity_;
  Rows rows_ = Rows::kAll;
  std::uint64_t block_size_ = 0;
  std::optional<BlockTable> table_;
  std::map<std::uint64_t, BlockTable::Entry> blocks_;  ///< By first seed.
  std::uint64_t sum_ = 0;                              ///< Of their checksums.
};

}  // namespace castellan::cli::runs
