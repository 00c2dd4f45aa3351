#include "cli/progress.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <string>

#include "cli/number_text.hpp"

namespace castellan::cli {

namespace {

constexpr std::string_view kWipeLine = "\r\x1b[K";

void draw(const std::string& text) { static_cast<void>(std::fwrite(text.data(), 1, text.size(), stderr)); }

/// "1:02:03" or "2:03".
std::string clock_text(double seconds) {
  constexpr std::uint64_t kSixty = 60;
  constexpr double kLongest = 1e9;  // Keeps a wild estimate within the integers.
  const auto whole = static_cast<std::uint64_t>(std::min(seconds, kLongest));
  const auto two_digits = [](std::uint64_t number) { return (number < 10 ? "0" : "") + std::to_string(number); };
  const std::string tail = two_digits(whole % kSixty);
  const std::uint64_t minutes = whole / kSixty;
  if (minutes < kSixty) return std::to_string(minutes) + ":" + tail;
  return std::to_string(minutes / kSixty) + ":" + two_digits(minutes % kSixty) + ":" + tail;
}

}  // namespace

Progress::Progress(double total) : total_(total), is_terminal_(::isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
  if (is_terminal_) draw(std::string(kWipeLine));
}

void Progress::show(std::uint64_t done, std::uint64_t won) {
  if (!is_terminal_) return;
  const Clock::time_point now = Clock::now();
  if (now < next_) return;
  next_ = now + kInterval;
  const double deals = static_cast<double>(done);
  const double seconds = std::chrono::duration<double>(now - begin_).count();
  draw(std::string(kWipeLine) + fixed(deals, 0) + " of " + fixed(total_, 0) + " deals, " +
       percent(static_cast<double>(won) / deals, 1) + " won, " + clock_text(seconds) + " gone, about " +
       clock_text(seconds / deals * (total_ - deals)) + " left");
}

}  // namespace castellan::cli
