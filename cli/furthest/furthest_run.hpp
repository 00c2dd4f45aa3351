// `analyze --furthest`: how many cards of each of many deals can go home.

#pragma once

#include "cli/arguments/arguments.hpp"
#include "cli/furthest/furthest_report.hpp"

namespace castellan::cli {

/// After Ctrl-C the table covers the deals before the first one missed.
/// @throws UsageError
[[nodiscard]] FurthestAnalysis run_furthest(const Arguments& arguments, const solver::Game& game);

}  // namespace castellan::cli
