// The undecided deals of a run file, decided again with larger limits.

#pragma once

#include "cli/runs/run_file.hpp"
#include "cli/streams/progress.hpp"
#include "solver/games/game.hpp"
#include "solver/limits.hpp"

namespace castellan::cli::runs {

/// Puts each result into the file as soon as it is there. Deals that were already tried with limits as large are left
/// alone. After Ctrl-C what is done is kept.
/// @throws core::InputError if the file does not say which deals are undecided, OutputError if it cannot be written.
void retry(RunFile& file, const solver::Game& game, const solver::Limits& limits, int threads, Progress::Mode mode);

}  // namespace castellan::cli::runs
