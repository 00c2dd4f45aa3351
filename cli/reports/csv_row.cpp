#include "cli/reports/csv_row.hpp"

#include <limits>
#include <sstream>

namespace castellan::cli {

namespace {

std::string csv_cell(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string quoted = "\"";
  for (const char character : text) quoted += character == '"' ? std::string("\"\"") : std::string(1, character);
  return quoted + '"';
}

}  // namespace

std::string csv_line(std::span<const std::string> cells) {
  std::string line;
  for (const std::string& cell : cells) line += (&cell == cells.data() ? "" : ",") + csv_cell(cell);
  return line;
}

void CsvRow::add(std::string_view column, std::string_view value) {
  columns_.emplace_back(column);
  values_.emplace_back(value);
}

void CsvRow::add(std::string_view column, double value) {
  std::ostringstream text;
  text.precision(std::numeric_limits<double>::digits10);
  text << value;
  add(column, text.view());
}

void CsvRow::add(std::string_view column, const std::optional<double>& value) {
  if (value) {
    add(column, *value);
  } else {
    add(column, "");
  }
}

void CsvRow::add_spread(const std::string& quantity, const std::optional<solver::Spread>& spread) {
  const auto part = [&](double solver::Spread::*value) {
    return spread ? std::optional((*spread).*value) : std::nullopt;
  };
  add(quantity + "_mean", part(&solver::Spread::mean));
  add(quantity + "_median", part(&solver::Spread::median));
  add(quantity + "_p90", part(&solver::Spread::p90));
  add(quantity + "_p99", part(&solver::Spread::p99));
  add(quantity + "_max", part(&solver::Spread::max));
}

}  // namespace castellan::cli
