// Rungs of a ladder searched ahead of their turn, side by side.
//
// The rungs of a hard deal mostly end without an answer, so while one is searched other threads may search the next
// ones. Only what the climb from rung to rung would have found counts: the climb takes the results in the order of the
// rungs and stops at the first that decides. What was searched beyond it is thrown away. So the outcome, positions and
// solution included, does not depend on the number of threads.

#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <vector>

#include "solver/budget.hpp"
#include "solver/ladder/ladder.hpp"
#include "solver/strategies/strategy.hpp"
#include "solver/strategies/workspace.hpp"

namespace castellan::solver {

class RungRace {
 public:
  /// Starts the threads; fewer, and perhaps none, where the system does not grant them all.
  /// @param rungs  Of bounded allowance; to be taken in their order.
  /// @param task   All rungs are of the same foundation base; its heuristic is that of each rung.
  /// @param budget Of the deal. Each rung gets one of its own with the same end of time; the positions of the rungs
  ///        taken are counted on the deal's, and the CPU time of all threads when they have ended.
  /// @param max_bytes Of the search tables of each thread.
  RungRace(std::span<const Rung> rungs, const Task& task, Budget& budget, std::size_t max_bytes, int threads);
  /// Ends what is still searched, and waits for it.
  ~RungRace();
  RungRace(const RungRace&) = delete;
  RungRace& operator=(const RungRace&) = delete;

  /// Whether there is a thread to search with.
  [[nodiscard]] bool has_started() const { return !threads_.empty(); }
  [[nodiscard]] std::size_t size() const { return rungs_.size(); }

  /// The result of a rung, once it is there; waits for it as long as the budget of the deal allows.
  [[nodiscard]] SearchResult take(std::size_t rung);

 private:
  struct Attempt {
    SearchResult result;
    Budget budget;
    std::exception_ptr error;
  };

  void race(Workspace& workspace);
  [[nodiscard]] std::optional<std::size_t> next_rung();
  [[nodiscard]] Attempt attempt(const Rung& rung, Workspace& workspace) const;

  const std::span<const Rung> rungs_;
  const Task task_;
  Budget& budget_;
  const Budget budget_at_start_;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;
  std::condition_variable done_;
  std::vector<std::optional<Attempt>> attempts_;
  std::vector<const Rung*> exhausted_;  ///< No use to search them again.
  std::size_t next_ = 0;
  double cpu_ms_ = 0;
  std::deque<Workspace> workspaces_;  ///< One for each thread.
  std::vector<std::thread> threads_;
};

}  // namespace castellan::solver
