// Where a run keeps the blocks that are done: in a run file, or in memory.

#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "solver/analysis/summary.hpp"
#include "solver/batch/seed_block.hpp"

namespace castellan::cli::runs {

/// The deals of a run that were decided again with larger limits.
struct Retried {
  std::uint64_t deals = 0;
  std::uint64_t max_positions = 0;  ///< The largest limit that any of them got.

  bool operator==(const Retried&) const = default;
  void add(const Retried& other) {
    deals += other.deals;
    max_positions = std::max(max_positions, other.max_positions);
  }
};

/// What a table needs to know of a block.
struct BlockNumbers {
  solver::Summary summary;
  Retried retried;
};

/// Blocks end at the multiples of their size: small enough that a run that is killed loses little, large enough that
/// writing costs little.
class BlockStore {
 public:
  virtual ~BlockStore() = default;

  [[nodiscard]] virtual std::uint64_t block_size() const = 0;
  /// Blocks that were done before this run began, in order.
  [[nodiscard]] virtual std::vector<solver::SeedBlock> stored() = 0;
  virtual void put(const solver::BlockResult& block) = 0;
  /// The numbers of a block that is stored; asked for once.
  [[nodiscard]] virtual BlockNumbers take(solver::SeedBlock block) = 0;
};

}  // namespace castellan::cli::runs
