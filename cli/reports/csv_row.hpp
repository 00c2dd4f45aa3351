// CSV output (RFC 4180 but for line ends): one line of cells, and a row built column by column together with its
// header.

#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "solver/analysis/spread.hpp"

namespace castellan::cli {

/// The cells separated by commas, in quotes where they need them; without a line break.
[[nodiscard]] std::string csv_line(std::span<const std::string> cells);

/// What is not known is left empty.
class CsvRow {
 public:
  void add(std::string_view column, std::string_view value);
  void add(std::string_view column, double value);
  void add(std::string_view column, const std::optional<double>& value);
  template <std::integral Number>
  void add(std::string_view column, Number value) {
    add(column, std::string_view(std::to_string(value)));
  }
  /// A column for each of the quantity's mean, median, 90th and 99th percentile and maximum.
  void add_spread(const std::string& quantity, const std::optional<solver::Spread>& spread);

  /// The names of the columns, with a line break.
  [[nodiscard]] std::string header() const { return csv_line(columns_) + "\n"; }
  /// The values, with a line break.
  [[nodiscard]] std::string values() const { return csv_line(values_) + "\n"; }

 private:
  std::vector<std::string> columns_;
  std::vector<std::string> values_;
};

}  // namespace castellan::cli
