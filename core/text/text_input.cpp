#include "core/text/text_input.hpp"

#include <algorithm>

#include "core/input_error.hpp"

namespace castellan::core {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kWhiteSpace = " \t\r\n";
constexpr std::string_view kBlanks = " \t";

constexpr bool is_control(char byte) {
  const auto value = static_cast<unsigned char>(byte);
  return (value < ' ' && kWhiteSpace.find(byte) == std::string_view::npos) || value == 0x7f;
}

constexpr char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// "\x1b"
std::string escaped(char byte) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const auto value = static_cast<unsigned char>(byte);
  return {'\\', 'x', kDigits[value / 16], kDigits[value % 16]};
}

}  // namespace

std::string_view checked_text(std::string_view text, std::string_view where) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  const auto control = std::ranges::find_if(text, is_control);
  if (control != text.end()) fail_at(where, "this is binary data, not text: it holds the byte " + escaped(*control));
  if (trimmed(text).empty()) fail_at(where, "the input is empty");
  return text;
}

std::optional<std::string_view> next_line(std::string_view& rest) {
  if (rest.empty()) return std::nullopt;
  const std::size_t end = rest.find_first_of("\r\n");
  const std::string_view line = rest.substr(0, end);
  rest.remove_prefix(line.size());
  if (rest.starts_with("\r\n")) {
    rest.remove_prefix(2);
  } else if (!rest.empty()) {
    rest.remove_prefix(1);
  }
  return line;
}

std::optional<std::string_view> next_word(std::string_view& rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(kBlanks), rest.size()));
  if (rest.empty()) return std::nullopt;
  const std::string_view word = rest.substr(0, rest.find_first_of(kBlanks));
  rest.remove_prefix(word.size());
  return word;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kWhiteSpace);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kWhiteSpace) - first + 1);
}

bool equal_ignoring_case(std::string_view left, std::string_view right) {
  return std::ranges::equal(left, right, {}, lower, lower);
}

void fail_at(std::string_view where, const std::string& message) {
  throw InputError(where.empty() ? message : std::string(where) + ": " + message);
}

}  // namespace castellan::core
