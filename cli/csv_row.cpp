#include "cli/csv_row.hpp"

#include <limits>

namespace castellan::cli {

CsvRow::CsvRow() { values_.precision(std::numeric_limits<double>::digits10); }

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
