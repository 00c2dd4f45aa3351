// One row of CSV output, built column by column together with its header.

#pragma once

#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include "solver/analysis/spread.hpp"

namespace castellan::cli {

/// What is not known is left empty. No value needs quoting: none may hold a comma, a quote or a line break.
class CsvRow {
 public:
  CsvRow();

  template <typename Value>
  void add(std::string_view column, const Value& value) {
    const std::string_view comma = header_.view().empty() ? "" : ",";
    header_ << comma << column;
    values_ << comma << value;
  }
  void add(std::string_view column, const std::optional<double>& value);
  /// A column for each of the quantity's mean, median, 90th and 99th percentile and maximum.
  void add_spread(const std::string& quantity, const std::optional<solver::Spread>& spread);

  /// The names of the columns, with a line break.
  [[nodiscard]] std::string header() const { return header_.str() + "\n"; }
  /// The values, with a line break.
  [[nodiscard]] std::string values() const { return values_.str() + "\n"; }

 private:
  std::ostringstream header_;
  std::ostringstream values_;
};

}  // namespace castellan::cli
