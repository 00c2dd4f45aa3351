#include "cli/serve/client.hpp"

#include <limits.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace castellan::cli::serve {

bool Client::is_finished() const { return is_at_end_ && unread_.empty() && unanswered_.empty() && unsent_.empty(); }

bool Client::has_line() const {
  return unread_.find('\n') != std::string::npos || unread_.size() > kLongestLine || (is_at_end_ && !unread_.empty());
}

void Client::read_some() {
  std::array<char, std::size_t{64} << 10U> block;
  const ssize_t count = ::read(in_, block.data(), block.size());
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return;
  if (count <= 0) {
    is_at_end_ = true;
  } else {
    unread_.append(block.data(), static_cast<std::size_t>(count));
  }
}

bool Client::write_some() {
  ssize_t count = ::send(out_, unsent_.data(), unsent_.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
  // A pipe that can be written to takes this much without waiting.
  if (count < 0 && errno == ENOTSOCK)
    count = ::write(out_, unsent_.data(), std::min<std::size_t>(unsent_.size(), PIPE_BUF));
  if (count < 0) return errno == EINTR || errno == EAGAIN;
  unsent_.erase(0, static_cast<std::size_t>(count));
  return true;
}

std::optional<Client::Line> Client::next_line() {
  while (has_room() && has_line()) {
    const std::size_t end = unread_.find('\n');
    const bool is_whole = end != std::string::npos || is_at_end_;
    Line line{unread_.substr(0, end), false};
    unread_.erase(0, end == std::string::npos ? end : end + 1);
    const bool is_rest = skips_line_;
    line.too_long = line.text.size() > kLongestLine;
    skips_line_ = !is_whole;
    if (line.too_long) line.text.clear();
    if (line.text.ends_with('\r')) line.text.pop_back();
    const bool is_blank = !line.too_long && line.text.find_first_not_of(" \t") == std::string::npos;
    if (!is_rest && !is_blank) return line;
  }
  return std::nullopt;
}

}  // namespace castellan::cli::serve
