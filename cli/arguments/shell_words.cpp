#include "cli/arguments/shell_words.hpp"

#include <algorithm>
#include <string_view>

namespace castellan::cli {

namespace {

bool is_printable_ascii(char letter) { return letter >= ' ' && letter <= '~'; }

bool is_plain(char letter) {
  constexpr std::string_view kPlain = "-_./,:=+%@^";
  return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         kPlain.find(letter) != std::string_view::npos;
}

std::string escape_of(char letter) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(letter);
  return std::string("\\x") + kDigits[byte >> 4U] + kDigits[byte & 0xFU];
}

std::string quoted_word(const std::string& word) {
  if (!word.empty() && std::all_of(word.begin(), word.end(), is_plain)) return word;
  const bool shows = std::all_of(word.begin(), word.end(), is_printable_ascii);
  if (shows && word.find('\'') == std::string::npos) return "'" + word + "'";
  // A shell reads at most two digits of an escape, so what follows one stays what it is.
  std::string text = "$'";
  for (const char letter : word) {
    if (!is_printable_ascii(letter)) {
      text += escape_of(letter);
    } else {
      text += (letter == '\'' || letter == '\\' ? "\\" : "") + std::string(1, letter);
    }
  }
  return text + "'";
}

}  // namespace

std::string shell_text(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + quoted_word(word);
  return text;
}

}  // namespace castellan::cli
