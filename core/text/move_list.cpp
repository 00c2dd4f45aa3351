#include "core/text/move_list.hpp"

#include <algorithm>

namespace castellan::core {

namespace {

constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

}  // namespace

std::optional<NumberedLine> numbered_line(std::string_view line) {
  line = trimmed(line);
  const auto digits = static_cast<std::size_t>(std::ranges::find_if_not(line, is_digit) - line.begin());
  if (digits == 0 || digits == line.size() || (line[digits] != '.' && line[digits] != ')')) return std::nullopt;
  const std::string_view rest = line.substr(digits + 1);
  return NumberedLine{line.substr(0, digits), rest, line[digits] == '.' && !rest.empty() && is_digit(rest.front())};
}

}  // namespace castellan::core
