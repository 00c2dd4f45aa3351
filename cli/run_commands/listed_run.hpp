// `analyze --lines`: the table of the deals in a file.

#pragma once

#include "cli/arguments/arguments.hpp"
#include "cli/tables/analysis_report.hpp"
#include "solver/games/game.hpp"

namespace castellan::cli {

/// After Ctrl-C the table covers the deals before the first one missed.
/// @throws UsageError, or core::InputError with the place of what is no deal: a table of the rest would be another one.
[[nodiscard]] Analysis run_listed(const Arguments& arguments, const solver::GamePtr& game);

}  // namespace castellan::cli
