// The table of a run file, from what it holds.

#pragma once

#include "cli/reports/analysis_report.hpp"
#include "cli/runs/run_file.hpp"

namespace castellan::cli::runs {

/// Sums up every block of the file.
/// @throws core::InputError if it holds none, or is damaged.
[[nodiscard]] Analysis analysis_of(RunFile& file);

}  // namespace castellan::cli::runs
