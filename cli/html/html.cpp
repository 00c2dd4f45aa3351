#include "cli/html/html.hpp"

#include <cstddef>

namespace castellan::cli {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

/// Bytes of the UTF-8 character at the beginning of the text; 0 if there is none.
std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t place) { return static_cast<unsigned char>(text[place]); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 && first < 0xF5 ? 4 : first >= 0xE0 && first < 0xF0 ? 3 : 2;
  if (first < 0xC2 || first >= 0xF5 || text.size() < length) return 0;
  for (std::size_t place = 1; place < length; ++place) {
    if ((byte(place) & 0xC0U) != 0x80U) return 0;
  }
  // Written longer than needed, half of a pair of UTF-16, or beyond the last character.
  const unsigned second = byte(1);
  if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0)) return 0;
  if ((first == 0xF0 && second < 0x90) || (first == 0xF4 && second >= 0x90)) return 0;
  return length;
}

/// Control characters that HTML does not allow: all of C0 but tab and line feed, delete, and C1.
bool is_control(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() == 1) return (first < 0x20 && first != '\t' && first != '\n') || first == 0x7F;
  return first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string html;
  html.reserve(text.size());
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    const std::string_view character = text.substr(0, length == 0 ? 1 : length);
    text.remove_prefix(character.size());
    if (length == 0 || is_control(character)) {
      html += kReplacement;
      continue;
    }
    switch (character[0]) {
      case '&': html += "&amp;"; break;
      case '<': html += "&lt;"; break;
      case '>': html += "&gt;"; break;
      case '"': html += "&quot;"; break;
      case '\'': html += "&#39;"; break;
      default: html += character;
    }
  }
  return html;
}

std::string isolated(std::string_view text) { return "<bdi>" + escaped(text) + "</bdi>"; }

std::string element(std::string_view name, const Attributes& attributes, std::string_view content) {
  std::string html = "<" + std::string(name);
  for (const auto& [attribute, value] : attributes) {
    if (!value.empty()) html += " " + std::string(attribute) + "=\"" + escaped(value) + "\"";
  }
  return html + ">" + std::string(content) + "</" + std::string(name) + ">";
}

std::string data_block(std::string_view json) {
  std::string html = "<script type=\"application/json\">";
  for (const char character : json) {
    // Within JSON these stand in strings alone. No end of the element and no comment can begin without them.
    switch (character) {
      case '<': html += "\\u003c"; break;
      case '>': html += "\\u003e"; break;
      case '&': html += "\\u0026"; break;
      default: html += character;
    }
  }
  return html + "</script>";
}

}  // namespace castellan::cli
