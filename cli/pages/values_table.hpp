// Every value of a report by its name in JSON, as a table.

#pragma once

#include <string>

#include "cli/reports/report.hpp"

namespace castellan::cli {

/// Folded away; lists, such as the moves of a solution, are left out. Empty if the report has no values.
[[nodiscard]] std::string values_table(const Report& report);

}  // namespace castellan::cli
