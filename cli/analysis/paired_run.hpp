// `analyze --compare`: two rule sets on the same deals.

#pragma once

#include "cli/arguments/arguments.hpp"
#include "cli/tables/paired_report.hpp"
#include "solver/games/game.hpp"

namespace castellan::cli {

/// Decides every seed of --seeds by the rules of this game and by those that --compare makes of it. After Ctrl-C it
/// holds the seeds before the first one missed.
/// @throws UsageError for options that a comparison does not take, or if both rule sets are the same.
[[nodiscard]] PairedAnalysis run_pairs(const Arguments& arguments, const solver::Game& first);

}  // namespace castellan::cli
