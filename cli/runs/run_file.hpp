// A run file: an SQLite database with the results of one run, as far as it has come. docs/results-file.md describes its
// tables.
//
// A block (its statistics and the rows of its deals) is written in one transaction, so that the file holds whole blocks
// only, whenever the program is killed. While a RunFile is open no other process can use the file.

#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/analysis/block_store.hpp"
#include "cli/analysis/retried.hpp"
#include "cli/arguments/values.hpp"
#include "cli/runs/database.hpp"
#include "cli/runs/run_identity.hpp"
#include "solver/batch/seed_block.hpp"

namespace castellan::cli::runs {

/// Which deals have a row of their own.
enum class Rows : std::uint8_t { kAll, kUndecided, kNone };

/// "all", "undecided", "none".
[[nodiscard]] std::string_view to_string(Rows rows);
/// @throws std::invalid_argument
[[nodiscard]] Rows parse_rows(std::string_view text);

class RunFile : public BlockStore {
 public:
  /// What is to be done with a run file that exists.
  enum class Use : std::uint8_t { kRead, kChange };

  explicit RunFile(const std::string& path, Use use = Use::kRead);
  /// Opens the file of this run, or creates it.
  /// @param rows None given: what the file has, a new one all.
  /// @throws core::InputError if the file holds another run, or other rows.
  RunFile(const std::string& path, const RunIdentity& identity, std::optional<Rows> rows, std::uint64_t block_size);
  /// Leaves an ordinary database of one file, which can be read from where nothing can be written.
  ~RunFile() override;
  RunFile(const RunFile&) = delete;
  RunFile& operator=(const RunFile&) = delete;

  // All of these throw core::InputError if the file is damaged, and OutputError if it cannot be written.

  [[nodiscard]] const std::string& path() const { return database_.path(); }
  [[nodiscard]] const RunIdentity& identity() const { return identity_; }
  [[nodiscard]] Rows rows() const { return rows_; }

  [[nodiscard]] std::uint64_t block_size() const override { return block_size_; }
  [[nodiscard]] std::vector<solver::SeedBlock> stored() override;
  void put(const solver::BlockResult& block) override;
  [[nodiscard]] solver::Summary take(solver::SeedBlock block) override;
  [[nodiscard]] Retried retried(SeedRange seeds) override;

  /// The undecided deals that were not tried yet with limits as large as these, in order.
  [[nodiscard]] std::vector<std::uint64_t> undecided_below(const solver::Limits& limits);
  /// Puts the result of another try in the place of an undecided deal, in its row and in its block.
  void replace(const solver::DealRecord& deal, const solver::Limits& limits);
  /// Copies these blocks of another run file, with their rows, in place of those that are there.
  void copy(const std::string& from, const std::vector<solver::SeedBlock>& blocks);

  [[nodiscard]] const Database& database() const { return database_; }

 private:
  void read_run();
  void create(const RunIdentity& identity, Rows rows, std::uint64_t block_size);
  void prepare();
  [[nodiscard]] solver::Counts difficulty_of(solver::SeedBlock block) const;
  void put_summary(solver::SeedBlock block, const solver::Summary& summary);
  void put_row(const solver::DealRecord& deal);
  void write_ahead();

  Database database_;
  RunIdentity identity_;
  Rows rows_ = Rows::kAll;
  std::uint64_t block_size_ = 0;
  std::optional<Statement> put_block_;
  std::optional<Statement> put_deal_;
};

}  // namespace castellan::cli::runs
