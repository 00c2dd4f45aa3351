#include "cli/process/interrupt.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>

#include "cli/process/errors.hpp"
#include "cli/process/exit_code.hpp"

namespace castellan::cli {

namespace {

std::atomic<bool> is_interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only touch lock-free atomics");

std::atomic<int> signals_seen = 0;

// A wait in poll() ends only in the thread that the signal happens to reach; a pipe wakes them all. The
// byte written is never read, so the pipe stays readable for every later wait.
std::array<int, 2> wake_pipe = {-1, -1};

extern "C" void on_signal(int) {
  const int saved_errno = errno;
  if (signals_seen++ > 0) _exit(static_cast<int>(ExitCode::kInterrupted));
  is_interrupted = true;
  constexpr char kByte = 0;
  [[maybe_unused]] const ssize_t written = ::write(wake_pipe[1], &kByte, 1);
  errno = saved_errno;
}

}  // namespace

void catch_interrupts() {
  if (::pipe2(wake_pipe.data(), O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe2");
  struct sigaction action = {};
  action.sa_handler = on_signal;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

std::atomic<bool>& interrupted() { return is_interrupted; }

void end_if_interrupted() {
  if (is_interrupted) throw Interrupted();
}

int interrupt_descriptor() { return wake_pipe[0]; }

}  // namespace castellan::cli
