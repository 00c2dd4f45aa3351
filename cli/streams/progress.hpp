// How far a long command has come: a live line on standard error, and a line of its own whenever SIGUSR1 asks.

#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

#include "cli/streams/live_line.hpp"

namespace castellan::cli {

class Progress {
 public:
  enum class Mode : std::uint8_t {
    kAuto,  ///< A live line if standard error is a terminal, else nothing.
    kOn,    ///< Also elsewhere: a line every ten seconds.
    kOff,   ///< Nothing but what SIGUSR1 asks for.
  };

  /// @param total How many deals there will be.
  /// @param ready How many of them were done before.
  explicit Progress(double total, Mode mode = Mode::kAuto, double ready = 0);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// @param done, won, undecided Deals since the beginning, those before left out.
  void show(std::uint64_t done, std::uint64_t won, std::uint64_t undecided = 0) {
    won_.store(won, std::memory_order_relaxed);
    undecided_.store(undecided, std::memory_order_relaxed);
    done_.store(done, std::memory_order_relaxed);
  }

 private:
  using Clock = std::chrono::steady_clock;

  void watch();
  [[nodiscard]] std::string line() const;

  double total_;
  double ready_;
  LiveLine live_line_;
  bool is_periodic_;
  Clock::time_point begin_ = Clock::now();
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<std::uint64_t> won_ = 0;
  std::atomic<std::uint64_t> undecided_ = 0;

  std::mutex mutex_;
  std::condition_variable end_;
  bool is_ended_ = false;
  std::thread watcher_;
};

/// From now on SIGUSR1 asks for a line instead of ending the program.
void catch_progress_signal();

}  // namespace castellan::cli
