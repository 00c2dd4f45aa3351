// A live line on standard error while a long command runs; silent unless that is a terminal.

#pragma once

#include <chrono>
#include <cstdint>

namespace castellan::cli {

class Progress {
 public:
  /// @param total How many deals there will be.
  explicit Progress(double total);
  /// Wipes the line, so that results do not begin beside it.
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Redraws the line, at most ten times a second, and not at all in a run that is shorter than that.
  void show(std::uint64_t done, std::uint64_t won);

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr auto kInterval = std::chrono::milliseconds(100);

  double total_;
  bool is_terminal_;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point next_ = begin_ + kInterval;
};

}  // namespace castellan::cli
