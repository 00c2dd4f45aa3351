// Consecutive seeds that are decided, stored and skipped together: the unit of long runs.

#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

#include "solver/analysis/summary.hpp"
#include "solver/deal_record.hpp"

namespace castellan::solver {

/// Seeds `first` to `last`, both included.
struct SeedBlock {
  std::uint64_t first = 0;
  std::uint64_t last = 0;

  bool operator==(const SeedBlock&) const = default;
};

struct BlockResult {
  SeedBlock seeds;
  Summary summary;
  std::vector<DealRecord> deals;  ///< By seed.
};

/// Sorts results that come in any order into their blocks. Safe to use from several threads.
class BlockCollector {
 public:
  /// From now on deals of this block may come. Blocks do not overlap.
  void open(SeedBlock block);
  /// @return The block of this deal if it was the last one missing.
  [[nodiscard]] std::optional<BlockResult> add(const DealRecord& deal);
  /// Of the open block that begins with this seed, the deals before the first one missing; none if it is not open.
  [[nodiscard]] std::vector<DealRecord> beginning(std::uint64_t first) const;

 private:
  mutable std::mutex mutex_;
  std::map<std::uint64_t, BlockResult> open_;  ///< By first seed.
};

}  // namespace castellan::solver
