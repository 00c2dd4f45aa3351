// Which blocks a run consists of, in order, and which of them are done already.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "cli/arguments/values.hpp"
#include "solver/batch/seed_block.hpp"

namespace castellan::cli {

/// Block ends are the multiples of the block size and the ends of the ranges. Blocks that are stored stay as they are;
/// what is missing beside them forms blocks of its own.
class BlockPlan {
 public:
  struct Step {
    solver::SeedBlock seeds;
    bool is_stored = false;
  };

  /// @param ranges In order, one at least.
  /// @param stored In order.
  BlockPlan(std::vector<SeedRange> ranges, Shard shard, std::uint64_t block_size,
            std::vector<solver::SeedBlock> stored);

  /// @throws UsageError if a stored block lies across an end of the range.
  [[nodiscard]] std::optional<Step> next();

  /// How many of the deals were done before; as a real number, as SeedRange::size.
  [[nodiscard]] double ready() const;

 private:
  [[nodiscard]] std::uint64_t grid_end(std::uint64_t seed) const;
  [[nodiscard]] std::uint64_t blocks_to_shard(std::uint64_t seed) const;
  void skip_other_shards();

  std::vector<SeedRange> ranges_;
  std::size_t range_ = 0;  ///< Which one is being planned,
  SeedRange seeds_;        ///< this one.
  Shard shard_;
  std::uint64_t block_size_;
  std::vector<solver::SeedBlock> stored_;
  std::size_t next_stored_ = 0;
  std::optional<std::uint64_t> next_;  ///< The first seed not planned yet.
};

}  // namespace castellan::cli
