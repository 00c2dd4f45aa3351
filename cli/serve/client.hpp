// One client: lines that come in, replies that go out, and how much of both it may leave lying about.

#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace castellan::cli::serve {

class Client {
 public:
  /// Requests of one client that are under way or wait. Beyond them its lines are left unread, as they are when it does
  /// not fetch its replies: it waits in its own write.
  static constexpr std::size_t kMostUnanswered = 256;
  static constexpr std::size_t kMostUnsent = std::size_t{1} << 20U;  ///< Bytes.
  static constexpr std::size_t kLongestLine = std::size_t{256} << 10U;

  struct Line {
    std::string text;
    bool too_long = false;
  };

  /// @param in, out May be one descriptor; they are the caller's to close.
  Client(int in, int out) : in_(in), out_(out) {}

  [[nodiscard]] int in() const { return in_; }
  [[nodiscard]] int out() const { return out_; }

  /// Whether more is to be read from it now.
  [[nodiscard]] bool wants_to_read() const { return !is_at_end_ && has_room() && !has_line(); }
  [[nodiscard]] bool wants_to_write() const { return !unsent_.empty(); }
  /// Whether it has said all, and been told all.
  [[nodiscard]] bool is_finished() const;

  /// Reads what is there, once. What cannot be read any further has ended.
  void read_some();
  /// Writes what can be written without waiting. @return whether that went well; if not, errno says why.
  [[nodiscard]] bool write_some();

  /// The next line, if there is a whole one and room for its reply.
  [[nodiscard]] std::optional<Line> next_line();

  void send(std::string_view reply) { unsent_ += reply; }
  /// Notes that a request is under way. @return false if one of this id is already.
  [[nodiscard]] bool open(const std::string& id) { return unanswered_.insert(id).second; }
  void close(const std::string& id) { unanswered_.erase(id); }
  /// Reads no further.
  void end_input() {
    is_at_end_ = true;
    unread_.clear();
  }

 private:
  [[nodiscard]] bool has_room() const { return unanswered_.size() < kMostUnanswered && unsent_.size() < kMostUnsent; }
  [[nodiscard]] bool has_line() const;

  int in_;
  int out_;
  bool is_at_end_ = false;
  bool skips_line_ = false;  ///< What comes is the rest of a line that is too long.
  std::string unread_;
  std::string unsent_;
  std::set<std::string> unanswered_;  ///< Ids.
};

}  // namespace castellan::cli::serve
