// Many deals of Precedence played by a policy, in parallel and reported in order.

#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "core/precedence/rules.hpp"
#include "solver/analysis/policy_score.hpp"
#include "solver/precedence/policy.hpp"

namespace castellan::solver::precedence {

/// Plays the seeds `first` to `last`, both included.
/// @param report Called in order with the scores of consecutive blocks of seeds.
/// @param stop   When it becomes true no further block is begun, and the one under way is not reported.
void play_all(const core::precedence::Rules& rules, const Policy& policy, std::uint64_t first, std::uint64_t last,
              int threads, const std::function<void(const PolicyScore&)>& report, std::atomic<bool>& stop);

}  // namespace castellan::solver::precedence
