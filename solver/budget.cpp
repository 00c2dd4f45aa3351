#include "solver/budget.hpp"

#include <algorithm>

namespace castellan::solver {

namespace {

/// Positions between two looks at the clock and the stop flag: well under a millisecond of work.
constexpr std::uint64_t kLookEvery = 4096;

}  // namespace

Budget::Budget(const Limits& limits, const std::atomic<bool>* stop, const Watch* watch)
    : limits_(limits), stop_(stop), watch_(watch) {
  if (limits.max_seconds) {
    deadline_ = std::chrono::steady_clock::now() + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                                       std::chrono::duration<double>(*limits.max_seconds));
  }
  begin_stage(limits.max_positions);
}

void Budget::begin_stage(std::uint64_t max_positions) {
  const std::uint64_t left = limits_.max_positions - std::min(limits_.max_positions, positions_);
  stage_end_ = positions_ + std::min(left, max_positions);
  plan_next_look();
}

void Budget::plan_next_look() { next_look_ = std::min(stage_end_, positions_ + kLookEvery); }

bool Budget::is_over() {
  if (hit_ == LimitHit::kNone) {
    const bool is_stopped = stop_ != nullptr && stop_->load(std::memory_order_relaxed);
    if (is_stopped || (watch_ != nullptr && watch_->may_go_on && !watch_->may_go_on(positions_))) {
      hit_ = LimitHit::kInterrupted;
    } else if (limits_.max_seconds && std::chrono::steady_clock::now() >= deadline_) {
      hit_ = LimitHit::kTime;
    } else if (positions_ >= limits_.max_positions) {
      hit_ = LimitHit::kPositions;
    }
  }
  return hit_ != LimitHit::kNone;
}

Budget Budget::ahead(std::uint64_t max_positions, const std::atomic<bool>& stop) const {
  Budget ahead = *this;
  ahead.stop_ = &stop;
  ahead.watch_ = nullptr;
  ahead.positions_ = 0;
  ahead.ran_out_of_memory_ = false;
  ahead.helper_cpu_ms_ = 0;
  ahead.begin_stage(max_positions);
  return ahead;
}

bool Budget::charge(const Budget& ahead) {
  if (ahead.positions_ >= limits_.max_positions - positions_) {
    positions_ = limits_.max_positions;
    hit_ = LimitHit::kPositions;
    return false;
  }
  positions_ += ahead.positions_;
  ran_out_of_memory_ = ran_out_of_memory_ || ahead.ran_out_of_memory_;
  hit_ = ahead.hit_;
  return hit_ == LimitHit::kNone;
}

bool Budget::look() {
  if (is_over() || positions_ >= stage_end_) {
    next_look_ = positions_ + 1;
    return false;
  }
  plan_next_look();
  return true;
}

}  // namespace castellan::solver
