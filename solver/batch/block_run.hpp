// A run over blocks of seeds: blocks are opened in order, their deals decided in parallel, and each block is handed
// over when its last deal is decided. A hard deal holds up its own block and no other.

#pragma once

#include <atomic>
#include <functional>
#include <optional>

#include "solver/batch/seed_batch.hpp"
#include "solver/batch/seed_block.hpp"
#include "solver/limits.hpp"

namespace castellan::solver {

struct BlockRun {
  /// Yields the next block, or no value at the end; called by one thread at a time.
  std::function<std::optional<SeedBlock>()> next;
  /// Called for each deal as soon as it is decided, by one thread at a time.
  std::function<void(const DealRecord&)> each;
  /// Called for each block as soon as it is complete, never together with `each`, perhaps while `next` is.
  std::function<void(const BlockResult&)> done;
};

/// @param collector Holds, in the end, the blocks that `stop` left incomplete.
/// @param stop      When it becomes true the deals under way are given up and the function returns.
/// An exception of a callback ends the run, sets `stop` and is rethrown.
void decide_blocks(const Game& game, const Limits& limits, int threads, const BlockRun& run, BlockCollector& collector,
                   std::atomic<bool>& stop, core::DealSource source = core::DealSource::kSeed);

}  // namespace castellan::solver
