#include "cli/formats/text_table.hpp"

namespace castellan::cli {

namespace {

std::string padding(std::size_t width, std::size_t used) { return std::string(width > used ? width - used : 0, ' '); }

}  // namespace

void TextTable::label(std::string_view text) {
  text_ += text;
  text_ += padding(label_width_, text.size());
}

void TextTable::row(std::string_view label_text, std::string_view text) {
  label(label_text);
  text_ += text;
  text_ += '\n';
}

void TextTable::cells(std::string_view label_text, const std::vector<std::string>& cells, std::string_view rest) {
  constexpr std::size_t kCellWidth = 12;
  label(label_text);
  for (const std::string& cell : cells) text_ += padding(kCellWidth, cell.size()) + cell;
  text_ += rest;
  text_ += '\n';
}

}  // namespace castellan::cli
