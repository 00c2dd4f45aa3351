// From the command line of `analyze` to what is to be done.

#pragma once

#include "cli/analysis/analysis_run.hpp"
#include "cli/arguments/arguments.hpp"

namespace castellan::cli {

/// Of tableau games. @throws UsageError
[[nodiscard]] runs::AnalysisOrder analysis_order(const Arguments& arguments);

namespace precedence {

/// Of Precedence, with all cards known. @throws UsageError
[[nodiscard]] runs::AnalysisOrder analysis_order(const Arguments& arguments);

}  // namespace precedence

}  // namespace castellan::cli
