#include "core/input_error.hpp"

namespace castellan::core {

std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  std::string result = "'";
  for (const char letter : text.substr(0, kLongest)) result += letter >= ' ' && letter <= '~' ? letter : '?';
  if (text.size() > kLongest) result += "...";
  return result + "'";
}

}  // namespace castellan::core
