// Runs over numbered deals of Precedence with all cards known.

#pragma once

#include "core/precedence/rules.hpp"
#include "solver/batch/seed_batch.hpp"

namespace castellan::solver::precedence {

[[nodiscard]] SeedDecider seed_decider(const core::precedence::Rules& rules);

}  // namespace castellan::solver::precedence
