// The sum over a run's blocks from the first one on, without a gap: what a table can show at any moment without
// favouring the easy deals.

#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <set>
#include <utility>

#include "cli/analysis/block_plan.hpp"
#include "cli/runs/block_store.hpp"
#include "solver/analysis/summary.hpp"

namespace castellan::cli {

/// Follows the plan, and the store through which the results of its blocks go. Safe to use from several threads.
class BlockTally {
 public:
  /// Whether the sum so far is enough.
  using Enough = std::function<bool(const solver::Summary&)>;

  /// Plan and store must outlive it.
  /// @param enough Asked after each block that is counted, in the order of the plan; once it is true, no further
  ///               block is counted or begun, so that the sum does not depend on which blocks were done first.
  BlockTally(BlockPlan& plan, runs::BlockStore& store, Enough enough)
      : plan_(plan), store_(store), enough_(std::move(enough)) {}

  /// The next block that is to be decided; no value when all are, or after Ctrl-C.
  [[nodiscard]] std::optional<solver::SeedBlock> next();
  /// Stores a block and counts it as soon as no block before it is missing.
  void put(const solver::BlockResult& block);

  [[nodiscard]] bool is_enough() const { return is_enough_; }
  /// Whether every block of the plan is counted.
  [[nodiscard]] bool is_complete() const { return is_planned_ && waiting_.empty(); }
  /// The block that is to be counted next; none if none is under way.
  [[nodiscard]] std::optional<solver::SeedBlock> first_missing() const;
  [[nodiscard]] const solver::Summary& summary() const { return summary_; }
  /// Of the deals that are counted.
  [[nodiscard]] const runs::Retried& retried() const { return retried_; }

 private:
  void count();

  BlockPlan& plan_;
  runs::BlockStore& store_;
  Enough enough_;
  std::mutex mutex_;
  std::deque<solver::SeedBlock> waiting_;  ///< Planned and not counted yet.
  std::set<std::uint64_t> done_;           ///< First seeds of those of them that are stored.
  bool is_planned_ = false;
  bool is_enough_ = false;
  solver::Summary summary_;
  runs::Retried retried_;
};

}  // namespace castellan::cli
