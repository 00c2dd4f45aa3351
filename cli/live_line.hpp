// One line on standard error that is drawn again and again while a command works; silent unless that is a terminal.

#pragma once

#include <chrono>
#include <string_view>

namespace castellan::cli {

class LiveLine {
 public:
  LiveLine();
  /// Wipes the line, so that results do not begin beside it.
  ~LiveLine();
  LiveLine(const LiveLine&) = delete;
  LiveLine& operator=(const LiveLine&) = delete;

  /// Whether it is time to draw: at most ten times a second, and not at all in a run that is shorter than that.
  [[nodiscard]] bool is_due();
  /// Puts this text in place of the line's.
  void draw(std::string_view text) const;

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr auto kInterval = std::chrono::milliseconds(100);

  bool is_terminal_;
  Clock::time_point next_ = Clock::now() + kInterval;
};

}  // namespace castellan::cli
