// The undecided deals of a run file, decided again with larger limits.

#pragma once

#include "cli/runs/run_file.hpp"
#include "cli/streams/progress.hpp"
#include "cli/tables/analysis_report.hpp"
#include "solver/games/game.hpp"
#include "solver/limits.hpp"

namespace castellan::cli {

/// Puts each result into the file as soon as it is there. Deals whose last try had limits as large in everything are
/// left alone. After Ctrl-C what is done is kept.
/// @return The table of everything that the file holds then.
/// @throws core::InputError if the file does not say which deals are undecided, or is damaged; OutputError if it cannot
///         be written; Interrupted if Ctrl-C came before the first try.
[[nodiscard]] Analysis run_retry(runs::RunFile& file, const solver::Game& game, const solver::Limits& limits,
                                 int threads, Progress::Mode mode);

}  // namespace castellan::cli
