// The blocks of a run file: what the tables blocks, deals and retries hold. Whatever is read has been checked.

#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cli/runs/database/database.hpp"
#include "cli/runs/stored_block.hpp"

namespace castellan::cli::runs {

/// The limits in three columns of a row: max_positions, max_seconds, max_memory.
[[nodiscard]] solver::Limits limits_in(const Statement& row, int first_column);

class BlockTable {
 public:
  /// @param form Of the file (database/run_schema.hpp). One without checksums can only be read.
  BlockTable(const Database& database, Rows rows, std::int64_t form);

  // All of these throw core::InputError if the file is damaged, and OutputError if it cannot be written.

  struct Entry {
    solver::SeedBlock seeds;
    Retried retried;
    std::uint64_t checksum = 0;  ///< Of all the block's columns; 0 in a file without checksums.
  };
  /// Every block, in order; they do not overlap.
  [[nodiscard]] std::vector<Entry> list();
  /// The numbers of a block that is there. Rows are read only where the block itself does not say enough.
  [[nodiscard]] BlockNumbers numbers_of(solver::SeedBlock seeds);
  /// The whole block; the texts in its rows live as long as this table.
  [[nodiscard]] StoredBlock read(solver::SeedBlock seeds);

  /// Writes a block in place of what is there of these seeds.
  Entry write(const StoredBlock& block);
  /// The same if only this deal of it has changed, which was tried again.
  Entry write(const StoredBlock& block, const solver::DealRecord& changed);

 private:
  struct Numbers {
    solver::Tally tally;
    Retried retried;
    std::string rows_checksum;
  };
  [[nodiscard]] Numbers read_numbers(solver::SeedBlock seeds);
  void read_rows(StoredBlock& block, Checksum& checksum);
  void read_retries(StoredBlock& block, Checksum& checksum);
  void read_thousands(StoredBlock& block, Checksum& checksum);
  [[nodiscard]] std::string_view lasting(std::string_view stage);
  Entry write_numbers(const StoredBlock& block);
  [[noreturn]] void damaged(solver::SeedBlock seeds, std::string_view what) const;

  const Database& database_;
  Rows rows_;
  bool has_checksums_;
  bool is_compact_;
  std::set<std::string, std::less<>> stages_;  ///< Names of strategies, which the rows refer to.
};

}  // namespace castellan::cli::runs
