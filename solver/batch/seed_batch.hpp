// Runs over numbered deals: what they need to know of a game is how to decide one of its seeds. Dealing is part of the
// workers' task, and results come as they are done, so that a hard deal holds up nothing.

#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>

#include "core/rules.hpp"
#include "solver/deal_record.hpp"
#include "solver/limits.hpp"

namespace castellan::solver {

/// Yields the next seed, or no value at the end; called by one thread at a time.
using SeedSource = std::function<std::optional<std::uint64_t>()>;
/// Called once for each deal in the order in which they are done, by one thread at a time, perhaps while the
/// source is.
using RecordSink = std::function<void(const DealRecord&)>;

/// Decides seeds of one rule set, as decide_all does deals: function(limits, threads, next, report, stop). When `stop`
/// becomes true, deals under way are reported as kInterrupted.
using SeedDecider =
    std::function<void(const Limits&, int threads, const SeedSource&, const RecordSink&, std::atomic<bool>& stop)>;

[[nodiscard]] SeedDecider seed_decider(const core::Rules& rules);

/// A number that changes when the engine does: from the verdicts, positions and moves of the first deals of the
/// program's own generator under a small limit. Runs of different engines must not be mixed, whatever the
/// versions of the programs say.
[[nodiscard]] std::uint64_t engine_fingerprint(const SeedDecider& decide, int threads, std::atomic<bool>& stop);

}  // namespace castellan::solver
