// The stamp of the engine of Precedence.

#pragma once

#include <cstdint>
#include <span>

#include "core/precedence/rules.hpp"
#include "solver/precedence/ladder.hpp"

namespace castellan::solver::precedence {

/// As the stamp of games with a tableau.
[[nodiscard]] std::uint64_t engine_stamp(const core::precedence::Rules& rules, std::span<const Rung> ladder);

}  // namespace castellan::solver::precedence
