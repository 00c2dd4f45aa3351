// One line on standard error that is drawn again and again while a command works; silent unless that is a terminal.

#pragma once

#include <string_view>

namespace castellan::cli {

class LiveLine {
 public:
  /// @param is_wanted Whether to draw it at all.
  explicit LiveLine(bool is_wanted = true);
  /// Wipes the line, so that results do not begin beside it.
  ~LiveLine();
  LiveLine(const LiveLine&) = delete;
  LiveLine& operator=(const LiveLine&) = delete;

  /// Whether there is one.
  [[nodiscard]] bool is_live() const { return is_live_; }
  /// Puts this text in place of the line's.
  void draw(std::string_view text) const;
  /// Writes a line that stays, terminal or not, in the place of the live one.
  void leave(std::string_view text) const;

 private:
  bool is_live_;
};

}  // namespace castellan::cli
