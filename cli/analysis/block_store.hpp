// Where a run keeps the blocks that are done: in memory, or in a run file.

#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "cli/analysis/retried.hpp"
#include "cli/arguments/values.hpp"
#include "solver/batch/seed_block.hpp"

namespace castellan::cli {

/// Blocks end at the multiples of their size: small enough that a run that is killed loses little, large enough that
/// writing costs little.
class BlockStore {
 public:
  virtual ~BlockStore() = default;

  [[nodiscard]] virtual std::uint64_t block_size() const = 0;
  /// Blocks that were done before this run began, in order.
  [[nodiscard]] virtual std::vector<solver::SeedBlock> stored() = 0;
  virtual void put(const solver::BlockResult& block) = 0;
  /// The statistics of a block that is stored; asked for once.
  [[nodiscard]] virtual solver::Summary take(solver::SeedBlock block) = 0;
  /// The deals of these seeds that were decided again with larger limits.
  [[nodiscard]] virtual Retried retried(SeedRange seeds) = 0;
};

/// Forgets a block when it is taken, and keeps it small until then: how many wait behind a hard deal is not bounded.
class MemoryStore : public BlockStore {
 public:
  explicit MemoryStore(std::uint64_t block_size) : block_size_(block_size) {}
  [[nodiscard]] std::uint64_t block_size() const override { return block_size_; }
  [[nodiscard]] std::vector<solver::SeedBlock> stored() override { return {}; }
  void put(const solver::BlockResult& block) override;
  [[nodiscard]] solver::Summary take(solver::SeedBlock block) override;
  [[nodiscard]] Retried retried(SeedRange) override { return {}; }

 private:
  struct Packed {
    solver::Tally numbers;  ///< Its counts are empty: they follow packed.
    std::vector<std::byte> positions;
    std::vector<std::byte> cpu_ns;
    std::vector<std::byte> solution_moves;
    std::vector<std::byte> difficulty;
  };
  std::uint64_t block_size_;
  std::map<std::uint64_t, Packed> blocks_;  ///< By first seed.
};

}  // namespace castellan::cli
