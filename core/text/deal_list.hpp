// A file of many deals, line by line, cut into the texts of its deals: boards between blank lines or dashes, and deals
// in the line form or in JSON wherever they begin.

#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace castellan::core {

/// The text of one deal in any form, or of something that is none.
struct ListedText {
  std::uint64_t first_line = 0;  ///< From 1.
  std::string text;
};

class DealList {
 public:
  /// @param line As `plain_text` leaves it; without a line break.
  void add(std::string_view line, std::uint64_t number);
  /// No line follows.
  void end() { complete(); }
  /// Whether no deal is complete that has not been taken.
  [[nodiscard]] bool empty() const { return complete_.empty(); }
  /// The next deal that is complete; no value while there is none.
  [[nodiscard]] std::optional<ListedText> next();

 private:
  void complete();
  void append(std::string_view line, std::uint64_t number);
  void follow_braces(std::string_view line);

  std::deque<ListedText> complete_;
  ListedText open_;         ///< Without text: none is open.
  bool is_json_ = false;    ///< The open one is.
  int depth_ = 0;           ///< Of its braces and brackets,
  bool in_string_ = false;  ///< outside of strings.
  bool is_escaped_ = false;
};

}  // namespace castellan::core
