#include "core/text/text_input.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "core/input_error.hpp"

namespace castellan::core {

namespace {

constexpr std::string_view kWhiteSpace = " \t\r\n";
constexpr std::string_view kBetweenWords = " \t,";

/// No-break space; en quad to hair space; narrow no-break, mathematical and ideographic space.
constexpr std::array<std::string_view, 15> kSpaces = {"\u00A0", "\u2000", "\u2001", "\u2002", "\u2003",
                                                      "\u2004", "\u2005", "\u2006", "\u2007", "\u2008",
                                                      "\u2009", "\u200A", "\u202F", "\u205F", "\u3000"};
/// Byte-order mark, zero-width space, word joiner; text and emoji selector.
constexpr std::array<std::string_view, 5> kWidthless = {"\uFEFF", "\u200B", "\u2060", "\uFE0E", "\uFE0F"};

constexpr bool is_control(char byte) {
  const auto value = static_cast<unsigned char>(byte);
  return (value < ' ' && kWhiteSpace.find(byte) == std::string_view::npos) || value == 0x7f;
}

constexpr char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

constexpr bool is_ascii(char byte) { return static_cast<unsigned char>(byte) < 0x80; }

/// Takes the first of these that the text begins with off its front, if there is one.
bool take_any(std::string_view& text, std::span<const std::string_view> marks) {
  for (const std::string_view mark : marks) {
    if (!text.starts_with(mark)) continue;
    text.remove_prefix(mark.size());
    return true;
  }
  return false;
}

/// "\x1b"
std::string escaped(char byte) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const auto value = static_cast<unsigned char>(byte);
  return {'\\', 'x', kDigits[value / 16], kDigits[value % 16]};
}

}  // namespace

std::string plainly_spaced(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  while (!text.empty()) {
    // All marks begin with bytes above ASCII.
    const auto letters = static_cast<std::size_t>(std::ranges::find_if_not(text, is_ascii) - text.begin());
    plain += text.substr(0, letters);
    text.remove_prefix(letters);
    if (take_any(text, kSpaces)) {
      plain += ' ';
    } else if (!text.empty() && !take_any(text, kWidthless)) {
      plain += text.front();
      text.remove_prefix(1);
    }
  }
  return plain;
}

std::string plain_text(std::string_view text, std::string_view where) {
  const auto control = std::ranges::find_if(text, is_control);
  if (control != text.end()) fail_at(where, "this is binary data, not text: it holds the byte " + escaped(*control));
  std::string plain = plainly_spaced(text);
  if (trimmed(plain).empty()) fail_at(where, "the input is empty");
  return plain;
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
  rest.remove_prefix(std::min(rest.find_first_not_of(kBetweenWords), rest.size()));
  if (rest.empty()) return std::nullopt;
  const std::string_view word = rest.substr(0, rest.find_first_of(kBetweenWords));
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

void refuse_second_deal(std::string_view where) {
  fail_at(where, "a second deal begins here; a file of several deals is read with --lines");
}

}  // namespace castellan::core
