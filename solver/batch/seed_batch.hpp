// Runs over numbered deals. Dealing is part of the workers' task, and results come as they are done, so that a hard
// deal holds up nothing.

#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>

#include "solver/deal_record.hpp"
#include "solver/games/game.hpp"
#include "solver/limits.hpp"

namespace castellan::solver {

/// Yields the next seed, or no value at the end; called by one thread at a time.
using SeedSource = std::function<std::optional<std::uint64_t>()>;
/// Called once for each deal in the order in which they are done, by one thread at a time, perhaps while the
/// source is.
using RecordSink = std::function<void(const DealRecord&)>;

/// Decides seeds of a game, or numbers of another source, as answer_all does deals. When `stop` becomes true, deals
/// under way are reported as kInterrupted.
void decide_seeds(const Game& game, const Limits& limits, int threads, const SeedSource& next, const RecordSink& report,
                  std::atomic<bool>& stop, core::DealSource source = core::DealSource::kSeed);

}  // namespace castellan::solver
