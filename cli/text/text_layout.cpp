#include "cli/text/text_layout.hpp"

#include <sstream>

namespace castellan::cli {

namespace {

constexpr std::size_t kLineWidth = 80;
constexpr std::size_t kLabelIndent = 2;

}  // namespace

std::string paragraph(std::string_view text, std::size_t indent) {
  std::istringstream words{std::string(text)};
  std::string result;
  std::string line;
  for (std::string word; words >> word;) {
    if (!line.empty() && indent + line.size() + 1 + word.size() > kLineWidth) {
      result += std::string(indent, ' ') + line + '\n';
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  }
  if (!line.empty()) result += std::string(indent, ' ') + line + '\n';
  return result;
}

std::string labelled(std::string_view label, std::string_view explanation, std::size_t column) {
  const std::string start = std::string(kLabelIndent, ' ') + std::string(label);
  const std::string text = paragraph(explanation, column);
  if (text.empty() || start.size() + 1 > column) return start + '\n' + text;
  return start + text.substr(start.size());
}

}  // namespace castellan::cli
