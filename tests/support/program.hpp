// Runs the real program as a user would: words in, exit code and both streams out.

#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace castellan::test {

/// What standard output is connected to.
enum class Stdout { kCaptured, kFullDisk, kClosed, kReaderLeft, kReaderSleeps };

struct Setup {
  std::string input = {};         ///< What standard input holds.
  bool input_stays_open = false;  ///< As at a terminal: after `input` the program waits for more.
  Stdout output = Stdout::kCaptured;
  std::string program = CASTELLAN_PROGRAM;  ///< Searched for as a shell does.
};

struct Ended {
  int exit_code = -1;  ///< Minus the signal's number when a signal killed it.
  std::string out;
  std::string err;
};

/// A started program. It is killed when the test leaves it behind.
class Program {
 public:
  explicit Program(const std::vector<std::string>& words, const Setup& setup = {}) {
    std::vector<std::string> all = {setup.program};
    all.insert(all.end(), words.begin(), words.end());
    std::vector<char*> argv;
    for (std::string& word : all) argv.push_back(word.data());
    argv.push_back(nullptr);

    const int input = open_input(setup);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, err_, STDERR_FILENO);
    const int output = connect_output(setup.output, actions);
    if (posix_spawnp(&pid_, argv.front(), &actions, nullptr, argv.data(), environ) != 0) {
      ADD_FAILURE() << "cannot start " << setup.program;
    }
    posix_spawn_file_actions_destroy(&actions);
    ::close(input);
    if (output >= 0) ::close(output);
  }

  ~Program() {
    if (pid_ > 0) {
      ::kill(pid_, SIGKILL);
      ::waitpid(pid_, nullptr, 0);
    }
    for (const int descriptor : {out_, err_, held_input_, unread_output_}) {
      if (descriptor >= 0) ::close(descriptor);
    }
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  void send(int signal_number) const { ::kill(pid_, signal_number); }

  /// Whether it has not ended yet.
  [[nodiscard]] bool is_running() const {
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == 0;
  }

  /// Waits until the captured output holds this text; a failure of the test after a minute.
  void wait_for_output(std::string_view text) const {
    if (!wait_until([&] { return contents(out_).find(text) != std::string::npos; })) {
      ADD_FAILURE() << "the output never held " << text;
    }
  }

  /// The same for standard error.
  void wait_for_message(std::string_view text) const {
    if (!wait_until([&] { return contents(err_).find(text) != std::string::npos; })) {
      ADD_FAILURE() << "the messages never held " << text;
    }
  }

  /// Waits for the end; a failure of the test after a minute, and the program is killed.
  Ended wait() {
    if (!wait_until([&] { return !is_running(); })) {
      ADD_FAILURE() << "the program does not end";
      send(SIGKILL);
    }
    int status = 0;
    ::waitpid(pid_, &status, 0);
    pid_ = -1;
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    return {code, contents(out_), contents(err_)};
  }

 private:
  template <class Condition>
  static bool wait_until(Condition condition) {
    constexpr auto kPatience = std::chrono::minutes(1);
    const auto deadline = std::chrono::steady_clock::now() + kPatience;
    while (!condition()) {
      if (std::chrono::steady_clock::now() > deadline) return false;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return true;
  }

  static int memory_file() { return ::memfd_create("test", MFD_CLOEXEC); }

  static void write_all(int descriptor, std::string_view text) {
    EXPECT_EQ(::write(descriptor, text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }

  /// Leaves no room in a pipe, so that the program's first write waits.
  static void fill(int pipe_end) {
    constexpr std::array<char, 4096> kBlock{};
    EXPECT_EQ(::fcntl(pipe_end, F_SETFL, O_NONBLOCK), 0);
    while (::write(pipe_end, kBlock.data(), kBlock.size()) > 0) {
    }
    EXPECT_EQ(::fcntl(pipe_end, F_SETFL, 0), 0);
  }

  static std::string contents(int descriptor) {
    std::string text;
    std::array<char, 4096> block{};
    for (ssize_t count = 0;
         (count = ::pread(descriptor, block.data(), block.size(), static_cast<off_t>(text.size()))) > 0;) {
      text.append(block.data(), static_cast<std::size_t>(count));
    }
    return text;
  }

  int open_input(const Setup& setup) {
    if (!setup.input_stays_open) {
      const int file = memory_file();
      write_all(file, setup.input);
      ::lseek(file, 0, SEEK_SET);
      return file;
    }
    std::array<int, 2> ends{};
    EXPECT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0);
    held_input_ = ends[1];
    write_all(held_input_, setup.input);
    return ends[0];
  }

  /// @return A descriptor to close once the program has started, or -1.
  int connect_output(Stdout output, posix_spawn_file_actions_t& actions) {
    std::array<int, 2> ends{};
    switch (output) {
      case Stdout::kCaptured: posix_spawn_file_actions_adddup2(&actions, out_, STDOUT_FILENO); break;
      case Stdout::kFullDisk:
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/full", O_WRONLY, 0);
        break;
      case Stdout::kClosed: posix_spawn_file_actions_addclose(&actions, STDOUT_FILENO); break;
      case Stdout::kReaderLeft:
      case Stdout::kReaderSleeps:
        EXPECT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0);
        if (output == Stdout::kReaderLeft) {
          ::close(ends[0]);
        } else {
          unread_output_ = ends[0];
          fill(ends[1]);
        }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
        return ends[1];
    }
    return -1;
  }

  pid_t pid_ = -1;
  int out_ = memory_file();
  int err_ = memory_file();
  int held_input_ = -1;
  int unread_output_ = -1;
};

/// Runs the program to its end.
inline Ended run(const std::vector<std::string>& words, const Setup& setup = {}) {
  return Program(words, setup).wait();
}

/// Runs the program and expects a refusal: this exit code, nothing on standard output, and exactly one line
/// on standard error. @return That line.
inline std::string refusal(const std::vector<std::string>& words, int exit_code, const Setup& setup = {}) {
  const Ended ended = run(words, setup);
  EXPECT_EQ(ended.exit_code, exit_code) << ended.err;
  EXPECT_EQ(ended.out, "");
  EXPECT_TRUE(ended.err.starts_with("castellan: ")) << ended.err;
  EXPECT_EQ(ended.err.find('\n'), ended.err.size() - 1) << ended.err;
  return ended.err;
}

}  // namespace castellan::test
