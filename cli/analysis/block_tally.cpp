#include "cli/analysis/block_tally.hpp"

#include "cli/process/interrupt.hpp"

namespace castellan::cli {

std::optional<solver::SeedBlock> BlockTally::next() {
  const std::lock_guard lock(mutex_);
  while (!is_enough_ && !interrupted()) {
    const auto step = plan_.next();
    if (!step) {
      is_planned_ = true;
      return std::nullopt;
    }
    waiting_.push_back(step->seeds);
    if (!step->is_stored) return step->seeds;
    done_.insert(step->seeds.first);
    count();
  }
  return std::nullopt;
}

void BlockTally::put(const solver::BlockResult& block) {
  const std::lock_guard lock(mutex_);
  store_.put(block);
  done_.insert(block.seeds.first);
  count();
}

std::optional<solver::SeedBlock> BlockTally::first_missing() const {
  return waiting_.empty() ? std::nullopt : std::optional(waiting_.front());
}

void BlockTally::count() {
  while (!is_enough_ && !waiting_.empty() && done_.erase(waiting_.front().first) > 0) {
    const runs::BlockNumbers numbers = store_.take(waiting_.front());
    summary_.add(numbers.summary);
    retried_.add(numbers.retried);
    waiting_.pop_front();
    is_enough_ = enough_(summary_);
  }
}

}  // namespace castellan::cli
