#include "tests/support/program.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <functional>
#include <thread>

namespace castellan::test {
namespace {

bool wait_until(const std::function<bool()>& condition) {
  constexpr auto kPatience = std::chrono::minutes(10);  // A hang is a failure, a slow machine is none.
  const auto deadline = std::chrono::steady_clock::now() + kPatience;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > deadline) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return true;
}

int memory_file() { return ::memfd_create("test", MFD_CLOEXEC); }

void write_all(int descriptor, std::string_view text) {
  EXPECT_EQ(::write(descriptor, text.data(), text.size()), static_cast<ssize_t>(text.size()));
}

/// Leaves no room in a pipe, so that the program's first write waits.
void fill(int pipe_end) {
  constexpr std::array<char, 4096> kBlock{};
  EXPECT_EQ(::fcntl(pipe_end, F_SETFL, O_NONBLOCK), 0);
  while (::write(pipe_end, kBlock.data(), kBlock.size()) > 0) {
  }
  EXPECT_EQ(::fcntl(pipe_end, F_SETFL, 0), 0);
}

std::string contents(int descriptor) {
  std::string text;
  std::array<char, 4096> block{};
  for (ssize_t count = 0;
       (count = ::pread(descriptor, block.data(), block.size(), static_cast<off_t>(text.size()))) > 0;) {
    text.append(block.data(), static_cast<std::size_t>(count));
  }
  return text;
}

struct Pipe {
  int read_end = -1;
  int write_end = -1;
};

Pipe open_pipe() {
  std::array<int, 2> ends{};
  EXPECT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0);
  return {ends[0], ends[1]};
}

}  // namespace

Program::Program(const std::vector<std::string>& words, const Setup& setup) : out_(memory_file()), err_(memory_file()) {
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
  Pipe output;
  switch (setup.output) {
    case Stdout::kCaptured: posix_spawn_file_actions_adddup2(&actions, out_, STDOUT_FILENO); break;
    case Stdout::kFullDisk: posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/full", O_WRONLY, 0); break;
    case Stdout::kClosed: posix_spawn_file_actions_addclose(&actions, STDOUT_FILENO); break;
    case Stdout::kReaderLeft:
      output = open_pipe();
      ::close(output.read_end);
      break;
    case Stdout::kReaderSleeps:
      output = open_pipe();
      unread_output_ = output.read_end;
      fill(output.write_end);
      break;
  }
  if (output.write_end >= 0) posix_spawn_file_actions_adddup2(&actions, output.write_end, STDOUT_FILENO);
  if (posix_spawnp(&pid_, argv.front(), &actions, nullptr, argv.data(), environ) != 0) {
    ADD_FAILURE() << "cannot start " << setup.program;
  }
  posix_spawn_file_actions_destroy(&actions);
  ::close(input);
  if (output.write_end >= 0) ::close(output.write_end);
}

Program::~Program() {
  if (pid_ > 0) {
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
  }
  for (const int descriptor : {out_, err_, held_input_, unread_output_}) {
    if (descriptor >= 0) ::close(descriptor);
  }
}

void Program::send(int signal_number) const { ::kill(pid_, signal_number); }

bool Program::is_running() const {
  siginfo_t info{};
  return ::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == 0;
}

void Program::wait_for_output(std::string_view text) const {
  if (!wait_until([&] { return contents(out_).find(text) != std::string::npos; })) {
    ADD_FAILURE() << "the output never held " << text;
  }
}

void Program::wait_for_message(std::string_view text) const {
  if (!wait_until([&] { return contents(err_).find(text) != std::string::npos; })) {
    ADD_FAILURE() << "the messages never held " << text;
  }
}

Ended Program::wait() {
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

int Program::open_input(const Setup& setup) {
  if (!setup.input_stays_open) {
    const int file = memory_file();
    write_all(file, setup.input);
    ::lseek(file, 0, SEEK_SET);
    return file;
  }
  const Pipe pipe = open_pipe();
  held_input_ = pipe.write_end;
  write_all(held_input_, setup.input);
  return pipe.read_end;
}

Ended run(const std::vector<std::string>& words, const Setup& setup) { return Program(words, setup).wait(); }

std::string refusal(const std::vector<std::string>& words, int exit_code, const Setup& setup) {
  const Ended ended = run(words, setup);
  EXPECT_EQ(ended.exit_code, exit_code) << ended.err;
  EXPECT_EQ(ended.out, "");
  EXPECT_TRUE(ended.err.starts_with("castellan: ")) << ended.err;
  EXPECT_EQ(ended.err.find('\n'), ended.err.size() - 1) << ended.err;
  return ended.err;
}

}  // namespace castellan::test
