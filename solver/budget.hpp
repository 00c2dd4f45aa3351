// Counts what a search spends on one deal and says when to stop.

#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

#include "solver/limits.hpp"
#include "solver/outcome.hpp"
#include "solver/watch.hpp"

namespace castellan::solver {

class Budget {
 public:
  /// Starts the clock of one deal.
  /// @param stop  May be null.
  /// @param watch Asked whether to go on; may be null.
  Budget(const Limits& limits, const std::atomic<bool>* stop, const Watch* watch = nullptr);

  /// Restricts the strategy that runs next to this many positions more; the deal's own limits stay.
  void begin_stage(std::uint64_t max_positions);

  /// Counts one position. @return whether the search may go on; if not, `hit` says why.
  [[nodiscard]] bool spend() {
    if (++positions_ < next_look_) [[likely]]
      return true;
    return look();
  }

  /// The budget of a search that runs ahead of its turn, on another thread: as many positions, at most the deal's, and
  /// the deal's end of time. @param stop Ends that search.
  [[nodiscard]] Budget ahead(std::uint64_t max_positions, const std::atomic<bool>& stop) const;

  /// Counts what a search did that ran ahead, now that its turn has come. @return whether this budget would have let it
  /// run to its end; if not, `hit` says why.
  [[nodiscard]] bool charge(const Budget& ahead);

  /// Looks at clock and stop flag, and asks the watch. @return whether the deal must end; `hit` says why.
  [[nodiscard]] bool is_over();

  /// CPU time that other threads spent on the deal, in milliseconds.
  void add_helper_cpu(double ms) { helper_cpu_ms_ += ms; }
  [[nodiscard]] double helper_cpu_ms() const { return helper_cpu_ms_; }

  /// To be called by a strategy that stops because a table could not get the memory it needs. It ends that
  /// strategy alone: another one may need less.
  void out_of_memory() { ran_out_of_memory_ = true; }
  /// Whether a strategy ran out of memory on this deal.
  [[nodiscard]] bool ran_out_of_memory() const { return ran_out_of_memory_; }

  [[nodiscard]] std::uint64_t positions() const { return positions_; }
  /// The limit of the whole deal that was hit (positions, time or interruption); kNone if at most the
  /// stage's own allowance or its memory is used up.
  [[nodiscard]] LimitHit hit() const { return hit_; }

 private:
  [[nodiscard]] bool look();
  void plan_next_look();

  Limits limits_;
  const std::atomic<bool>* stop_;
  const Watch* watch_;
  std::chrono::steady_clock::time_point deadline_;
  std::uint64_t positions_ = 0;
  std::uint64_t next_look_ = 0;
  std::uint64_t stage_end_ = 0;
  LimitHit hit_ = LimitHit::kNone;
  bool ran_out_of_memory_ = false;
  double helper_cpu_ms_ = 0;
};

}  // namespace castellan::solver
