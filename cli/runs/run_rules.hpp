// From what a run file says about its game back to what decides it.

#pragma once

#include "cli/runs/run_identity.hpp"
#include "solver/batch/seed_batch.hpp"

namespace castellan::cli::runs {

/// Decides deals of this run's game by its rule options.
/// @throws core::InputError if this program does not know the game or an option.
[[nodiscard]] solver::SeedDecider decider_of(const RunIdentity& identity);

/// @throws core::InputError if this program's engine is not the one of the run.
void check_engine(const RunIdentity& identity, const solver::SeedDecider& decide, int threads);

}  // namespace castellan::cli::runs
