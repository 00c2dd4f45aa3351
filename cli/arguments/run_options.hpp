// Options of the commands that run over many deals or report on them.

#pragma once

#include <optional>
#include <string_view>

#include "cli/arguments/arguments.hpp"
#include "cli/reports/report.hpp"
#include "cli/streams/progress.hpp"
#include "solver/analysis/interval.hpp"
#include "solver/analysis/level.hpp"

namespace castellan::cli {

// Each throws UsageError.

/// --shard I/N, else the whole.
[[nodiscard]] Shard shard_of(const Arguments& arguments);

/// --interval.
[[nodiscard]] solver::IntervalMethod interval_method_of(const Arguments& arguments);

/// --progress.
[[nodiscard]] Progress::Mode progress_mode_of(const Arguments& arguments);

/// --histogram, which CSV has no place for.
[[nodiscard]] bool histogram_of(const Arguments& arguments);

/// --level; no value when it was not given.
[[nodiscard]] std::optional<solver::Level> level_in(const Arguments& arguments);

/// The value of an option that takes a share, "0.1%" or "0.001", between 0 and 1; no value when it was not given.
[[nodiscard]] std::optional<double> share_of(const Arguments& arguments, std::string_view option);

}  // namespace castellan::cli
