// `analyze --policy`: many games as a policy plays them.

#pragma once

#include <string>

#include "cli/arguments/arguments.hpp"
#include "cli/streams/progress.hpp"
#include "cli/tables/policy_report.hpp"
#include "solver/games/game.hpp"

namespace castellan::cli {

/// Plays every seed of --seeds, and shows how far it has come. After Ctrl-C it holds the seeds before the first one
/// missed.
/// @throws UsageError if the game has no such policy.
[[nodiscard]] PolicyAnalysis run_policy(const Arguments& arguments, const solver::Game& game, const std::string& policy,
                                        Progress::Mode mode);

}  // namespace castellan::cli
