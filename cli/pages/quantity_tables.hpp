// Quantities that are spread over deals, and rows of numbers, as tables of a page.

#pragma once

#include <string>

#include "cli/reports/report.hpp"

namespace castellan::cli {

/// Of a section's labelled items: one table for its spreads, and for each list of rows one of counts and one for each
/// of its spreads. Empty if there are none.
[[nodiscard]] std::string quantity_tables(const Section& section);

}  // namespace castellan::cli
