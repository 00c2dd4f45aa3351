#include "cli/streams/input_file.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "cli/process/errors.hpp"
#include "cli/process/interrupt.hpp"
#include "core/input_error.hpp"

namespace castellan::cli {

namespace {

[[noreturn]] void fail(const std::string& name, int error_number) {
  throw core::InputError("cannot read " + name + ": " + std::generic_category().message(error_number));
}

}  // namespace

InputFile::InputFile(const std::string& path)
    : name_(path == "-" ? "standard input" : path),
      descriptor_(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
  if (descriptor_ < 0) fail(name_, errno);
}

InputFile::~InputFile() {
  if (!is_standard_input()) ::close(descriptor_);
}

bool InputFile::is_standard_input() const { return descriptor_ == STDIN_FILENO; }

bool InputFile::fill() {
  do {
    const std::string_view bytes = read_bytes();
    try {
      decoded_ = bytes.empty() ? decoder_.finish() : decoder_.decode(bytes);
    } catch (const core::InputError& error) {
      throw core::InputError(name_ + ": " + error.what());
    }
    unread_ = decoded_;
    if (bytes.empty()) return !unread_.empty();
  } while (unread_.empty());
  return true;
}

std::string_view InputFile::read_bytes() {
  for (;;) {
    std::array<pollfd, 2> waits = {{{.fd = descriptor_, .events = POLLIN, .revents = 0},
                                    {.fd = interrupt_descriptor(), .events = POLLIN, .revents = 0}}};
    if (::poll(waits.data(), waits.size(), -1) < 0 && errno != EINTR) fail(name_, errno);
    if (interrupted()) throw Interrupted();
    if (waits[0].revents == 0) continue;
    const ssize_t count = ::read(descriptor_, buffer_.data(), buffer_.size());
    if (count >= 0) return {buffer_.data(), static_cast<std::size_t>(count)};
    if (errno != EINTR && errno != EAGAIN) fail(name_, errno);
  }
}

std::optional<InputFile::Line> InputFile::next_line() {
  if (unread_.empty() && !fill()) return std::nullopt;
  Line line;
  line.number = ++lines_;
  do {
    const std::size_t end = unread_.find('\n');
    if (!line.too_long) line.text += unread_.substr(0, end);
    line.too_long = line.text.size() > kLongestLine;
    if (end != std::string_view::npos) {
      unread_.remove_prefix(end + 1);
      break;
    }
    unread_ = {};
  } while (fill());
  if (line.too_long) line.text.clear();
  if (line.text.ends_with('\r')) line.text.pop_back();
  return line;
}

std::string InputFile::read_all(std::size_t largest) {
  std::string text;
  while (!unread_.empty() || fill()) {
    text += unread_;
    unread_ = {};
    if (text.size() > largest) {
      throw core::InputError(name_ + ": longer than " + std::to_string(largest) + " bytes");
    }
  }
  return text;
}

}  // namespace castellan::cli
