// Threads that work on one search together.
//
// The threads are started once and wait in between; a job is a number, and every thread takes the next one until none
// is left. What a job does must not depend on which thread does it.

#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace castellan::solver {

class Team {
 public:
  using Job = std::function<void(std::size_t)>;

  /// @param threads At least 1, with the one that calls `run`; the others are started by the first `run`, fewer where
  ///        the system does not grant them all.
  explicit Team(int threads) : helper_count_(threads - 1) {}
  ~Team();
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;

  /// Number of threads, as far as the system grants them.
  [[nodiscard]] int size() const { return helper_count_ + 1; }

  /// Does job(0) … job(count - 1), each once, and returns when all are done. What the jobs wrote is seen by the caller
  /// and by all later jobs. An exception of a job is rethrown when the others have ended.
  void run(std::size_t count, const Job& job);

  /// CPU time the threads other than the caller's have used in jobs so far, in milliseconds.
  [[nodiscard]] double helper_cpu_ms() const { return helper_cpu_ms_; }

 private:
  void start_helpers();
  void help();
  void work();

  int helper_count_;
  std::vector<std::thread> helpers_;
  std::atomic<std::uint32_t> round_ = 0;  ///< Counts the calls of `run`; a change wakes the helpers.
  std::atomic<int> still_working_ = 0;    ///< Helpers that have not ended the round.
  std::atomic<std::size_t> next_job_ = 0;
  std::size_t job_count_ = 0;
  const Job* job_ = nullptr;  ///< None: the helpers are to end.
  std::mutex keeping_;        ///< Of what the helpers leave behind.
  std::exception_ptr error_;
  double helper_cpu_ms_ = 0;
};

}  // namespace castellan::solver
