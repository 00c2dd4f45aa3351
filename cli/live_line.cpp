#include "cli/live_line.hpp"

#include <unistd.h>

#include <cstdio>
#include <string>

namespace castellan::cli {

LiveLine::LiveLine() : is_terminal_(::isatty(STDERR_FILENO) == 1) {}

LiveLine::~LiveLine() { draw(""); }

bool LiveLine::is_due() {
  if (!is_terminal_) return false;
  const Clock::time_point now = Clock::now();
  if (now < next_) return false;
  next_ = now + kInterval;
  return true;
}

void LiveLine::draw(std::string_view text) const {
  if (!is_terminal_) return;
  constexpr std::string_view kWipeLine = "\r\x1b[K";
  const std::string line = std::string(kWipeLine) + std::string(text);
  static_cast<void>(std::fwrite(line.data(), 1, line.size(), stderr));
}

}  // namespace castellan::cli
