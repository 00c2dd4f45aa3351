#include "cli/streams/progress.hpp"

#include <algorithm>
#include <csignal>
#include <system_error>
#include <utility>

#include "cli/text/number_text.hpp"
#include "solver/analysis/summary.hpp"

namespace castellan::cli {

namespace {

/// Between two looks at the clock and the signal; nothing shows in a run that is shorter.
constexpr auto kLookEvery = std::chrono::milliseconds(100);
constexpr auto kPeriod = std::chrono::seconds(10);

std::atomic<bool> is_line_wanted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only touch lock-free atomics");

extern "C" void on_progress_signal(int) { is_line_wanted = true; }

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

void catch_progress_signal() {
  struct sigaction action = {};
  action.sa_handler = on_progress_signal;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(SIGUSR1, &action, nullptr);
}

Progress::Progress(double total, Mode mode, double ready)
    : total_(total),
      ready_(ready),
      live_line_(mode != Mode::kOff),
      is_periodic_(mode == Mode::kOn && !live_line_.is_live()) {
  try {
    watcher_ = std::thread([this] { watch(); });
  } catch (const std::system_error&) {
    // No thread is left for it: the work is done all the same, and nothing shows.
  }
}

Progress::~Progress() {
  {
    const std::lock_guard lock(mutex_);
    is_ended_ = true;
  }
  end_.notify_one();
  if (watcher_.joinable()) watcher_.join();
}

void Progress::watch() {
  Clock::time_point next_line = begin_ + kPeriod;
  std::unique_lock lock(mutex_);
  while (!end_.wait_for(lock, kLookEvery, [this] { return is_ended_; })) {
    const bool is_due = is_periodic_ && Clock::now() >= next_line;
    if (is_due) next_line += kPeriod;
    if (is_line_wanted.exchange(false) || is_due) live_line_.leave(line());
    if (live_line_.is_live()) live_line_.draw(line());
  }
}

std::string Progress::line() const {
  const std::uint64_t done = done_;
  const std::uint64_t won = std::min(won_.load(), done);
  const double now_done = ready_ + static_cast<double>(done);
  std::string text = fixed(now_done, 0) + " of " + fixed(total_, 0) + " deals";
  if (done == 0) return text;
  const double seconds = std::chrono::duration<double>(Clock::now() - begin_).count();
  const double rate = static_cast<double>(done) / seconds;
  solver::Tally tally;
  tally.won = won;
  tally.undecided = std::min(undecided_.load(), done - won);
  tally.lost = done - won - tally.undecided;
  const solver::Interval interval = solver::Summary(std::move(tally)).winnability_interval();
  constexpr int kShareDecimals = 2;
  return text + ", " + fixed(rate, rate < 10 ? 1 : 0) + " a second, " + percent(interval.low, kShareDecimals) + " to " +
         percent(interval.high, kShareDecimals) + " won, " + clock_text(seconds) + " gone, about " +
         clock_text(std::max(total_ - now_done, 0.0) / rate) + " left";
}

}  // namespace castellan::cli
