// Text for people whose labels and numbers stand in columns.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace castellan::cli {

class TextTable {
 public:
  /// @param label_width Of the first column, in bytes.
  explicit TextTable(std::size_t label_width = 16) : label_width_(label_width) {}

  /// A label and a text beside it.
  void row(std::string_view label, std::string_view text);
  /// A label and cells of twelve bytes, flush right, and what follows them.
  void cells(std::string_view label, const std::vector<std::string>& cells, std::string_view rest = "");
  void gap() { text_ += '\n'; }

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  void label(std::string_view text);

  std::size_t label_width_;
  std::string text_;
};

}  // namespace castellan::cli
