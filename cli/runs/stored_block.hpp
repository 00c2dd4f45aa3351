// A block as a run file holds it: its numbers, the rows of its deals, and which of them were decided again.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/runs/block_store.hpp"
#include "cli/runs/thousands.hpp"
#include "solver/batch/seed_block.hpp"
#include "solver/deal_record.hpp"
#include "solver/limits.hpp"

namespace castellan::cli::runs {

/// Which deals have a row of their own.
enum class Rows : std::uint8_t { kAll, kUndecided, kNone };

/// "all", "undecided", "none".
[[nodiscard]] std::string_view to_string(Rows rows);
/// No value if they are called otherwise.
[[nodiscard]] std::optional<Rows> rows_named(std::string_view text);

/// Another try of a deal that was undecided, with larger limits.
struct Retry {
  std::uint64_t seed = 0;
  solver::Limits limits;
};

/// Whether `mine` allow as much as `other` in positions, time and memory.
[[nodiscard]] bool at_least(const solver::Limits& mine, const solver::Limits& other);

struct StoredBlock {
  solver::SeedBlock seeds;
  solver::Summary summary;
  std::vector<solver::DealRecord> deals;  ///< By seed; those that have rows.
  std::vector<Retry> retries;             ///< By seed.
  std::vector<Thousand> thousands = {};   ///< In a compact run file.

  [[nodiscard]] Retried retried() const;
  /// The row of this deal; nullptr if it has none.
  [[nodiscard]] const solver::DealRecord* row_of(std::uint64_t seed) const;
  /// The try of this deal that its row comes from; nullptr if that is the run itself.
  [[nodiscard]] const Retry* retry_of(std::uint64_t seed) const;
  /// Puts the result of another try in the place of that of a deal that has a row.
  /// @return What the row held.
  solver::DealRecord replace(const solver::DealRecord& deal, const solver::Limits& limits);
};

/// The block of a run's result.
[[nodiscard]] StoredBlock stored_block(const solver::BlockResult& result, Rows rows);

/// "seeds 1 to 1000".
[[nodiscard]] std::string to_string(solver::SeedBlock block);

/// In what the parts of a block contradict each other; empty if they do not.
[[nodiscard]] std::string_view contradiction_in(const StoredBlock& block, Rows rows);

}  // namespace castellan::cli::runs
