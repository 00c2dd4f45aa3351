// The table of an audit.

#pragma once

#include "cli/audit/audit.hpp"
#include "cli/reports/report.hpp"

namespace castellan::cli {

[[nodiscard]] Report report_of(const Audit& audit);

}  // namespace castellan::cli
