// A text that ends its last line.

#pragma once

#include <string>
#include <utility>

namespace castellan::cli {

[[nodiscard]] inline std::string with_end_of_line(std::string text) {
  if (!text.ends_with('\n')) text += '\n';
  return text;
}

}  // namespace castellan::cli
