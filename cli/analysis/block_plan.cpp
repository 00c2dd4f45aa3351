#include "cli/analysis/block_plan.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "cli/process/errors.hpp"
#include "cli/runs/thousands.hpp"

namespace castellan::cli {

BlockPlan::BlockPlan(std::vector<SeedRange> ranges, Shard shard, std::uint64_t block_size,
                     std::vector<solver::SeedBlock> stored)
    : ranges_(std::move(ranges)),
      seeds_(ranges_.front()),
      shard_(shard),
      block_size_(block_size),
      stored_(std::move(stored)),
      next_(seeds_.first) {}

/// The last seed of the block of the grid that this seed lies in. Seed 0 is a block of its own.
std::uint64_t BlockPlan::grid_end(std::uint64_t seed) const { return runs::group_end(seed, block_size_); }

/// How many blocks there are between this seed's and the next one, itself included, of this part of the run.
std::uint64_t BlockPlan::blocks_to_shard(std::uint64_t seed) const {
  // Blocks are numbered by their ends, so that every range is shared out alike.
  const std::uint64_t end = grid_end(seed);
  const std::uint64_t number = end / block_size_ + (end % block_size_ == 0 ? 0 : 1);
  const std::uint64_t turn = number % shard_.count == 0 ? shard_.count : number % shard_.count;
  return turn <= shard_.index ? shard_.index - turn : shard_.count - (turn - shard_.index);
}

void BlockPlan::skip_other_shards() {
  if (!next_) return;
  const std::uint64_t blocks = blocks_to_shard(*next_);
  if (blocks == 0) return;
  const std::uint64_t end = grid_end(*next_);
  // The first seed of the block that many blocks on, if there is one.
  if (end >= seeds_.last || blocks - 1 > (seeds_.last - end - 1) / block_size_) {
    next_.reset();
  } else {
    next_ = end + (blocks - 1) * block_size_ + 1;
  }
}

double BlockPlan::ready() const {
  double deals = 0;
  for (const solver::SeedBlock& block : stored_) {
    // The last range that begins before the block does.
    const auto after = std::ranges::upper_bound(ranges_, block.first, {}, &SeedRange::first);
    const bool is_in_range = after != ranges_.begin() && block.last <= std::prev(after)->last;
    if (is_in_range && blocks_to_shard(block.first) == 0) deals += SeedRange{block.first, block.last}.size();
  }
  return deals;
}

std::optional<BlockPlan::Step> BlockPlan::next() {
  skip_other_shards();
  while (!next_) {
    if (++range_ >= ranges_.size()) return std::nullopt;
    seeds_ = ranges_[range_];
    next_ = seeds_.first;
    skip_other_shards();
  }
  const std::uint64_t first = *next_;
  std::uint64_t last = std::min(grid_end(first), seeds_.last);
  while (next_stored_ < stored_.size() && stored_[next_stored_].last < first) ++next_stored_;
  bool is_stored = false;
  if (next_stored_ < stored_.size() && stored_[next_stored_].first <= last) {
    const solver::SeedBlock& block = stored_[next_stored_];
    is_stored = block.first <= first;
    if (!is_stored) {
      last = block.first - 1;
    } else if (block.first < first || block.last > last) {
      throw UsageError("the run file holds the deals " + std::to_string(block.first) + " to " +
                       std::to_string(block.last) + " as one block, which no range can begin or end within");
    } else {
      last = block.last;
    }
  }
  next_ = last == seeds_.last ? std::nullopt : std::optional(last + 1);
  return Step{.seeds = {first, last}, .is_stored = is_stored};
}

}  // namespace castellan::cli
