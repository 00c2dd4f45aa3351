// Several ways to decide deals, side by side: each runs on every deal, all under the same limits.

#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/deals/deal_number.hpp"
#include "core/rules.hpp"
#include "solver/batch/seed_batch.hpp"
#include "solver/ladder/ladder.hpp"
#include "solver/limits.hpp"
#include "solver/outcome.hpp"

namespace castellan::solver {

struct Contestant {
  std::string name;
  std::vector<Rung> ladder;  ///< Of strategies that apply to the rules of the contest; one at least.
};

/// A deal goes through all contestants in one thread, one after the other, so that they are timed under the
/// same conditions; which is first changes from deal to deal, since the first finds the caches cold.
/// @param limits For each contestant on each deal.
/// @param next   As for decide_seeds.
/// @param report Called once for each seed, in order, with one outcome for each contestant, in their order.
/// @param stop   As for decide_seeds.
void run_contest(const core::Rules& rules, std::span<const Contestant> contestants, const Limits& limits, int threads,
                 const SeedSource& next, const std::function<void(std::uint64_t, const std::vector<Outcome>&)>& report,
                 std::atomic<bool>& stop, core::DealSource source = core::DealSource::kSeed);

}  // namespace castellan::solver
