// Runs the real program as a user would: words in, exit code and both streams out.

#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/support/paths.hpp"

namespace castellan::test {

/// What standard output is connected to.
enum class Stdout { kCaptured, kFullDisk, kClosed, kReaderLeft, kReaderSleeps };

struct Setup {
  std::string input = {};         ///< What standard input holds.
  bool input_stays_open = false;  ///< As at a terminal: after `input` the program waits for more.
  Stdout output = Stdout::kCaptured;
  std::string program = program_path();  ///< Searched for as a shell does.
};

struct Ended {
  int exit_code = -1;  ///< Minus the signal's number when a signal killed it.
  std::string out;
  std::string err;
};

/// A started program. It is killed when the test leaves it behind.
class Program {
 public:
  explicit Program(const std::vector<std::string>& words, const Setup& setup = {});
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  void send(int signal_number) const;

  /// Whether it has not ended yet.
  [[nodiscard]] bool is_running() const;

  /// Waits until the captured output holds this text; a failure of the test after a minute.
  void wait_for_output(std::string_view text) const;

  /// The same for standard error.
  void wait_for_message(std::string_view text) const;

  /// Waits for the end; a failure of the test after a minute, and the program is killed.
  Ended wait();

 private:
  int open_input(const Setup& setup);

  pid_t pid_ = -1;
  int out_ = -1;
  int err_ = -1;
  int held_input_ = -1;
  int unread_output_ = -1;
};

/// Runs the program to its end.
Ended run(const std::vector<std::string>& words, const Setup& setup = {});

/// Runs the program and expects a refusal: this exit code, nothing on standard output, and exactly one line
/// on standard error. @return That line.
std::string refusal(const std::vector<std::string>& words, int exit_code, const Setup& setup = {});

}  // namespace castellan::test
