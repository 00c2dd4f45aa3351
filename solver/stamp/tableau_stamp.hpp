// The stamp of the engine of games with a tableau.

#pragma once

#include <cstdint>
#include <span>

#include "core/rules.hpp"
#include "solver/ladder/ladder.hpp"

namespace castellan::solver {

/// Takes a tenth of a second or so. Depends on the rules, the ladder and the searches alone.
/// @param ladder Of strategies that apply to the rules.
[[nodiscard]] std::uint64_t engine_stamp(const core::Rules& rules, std::span<const Rung> ladder);

}  // namespace castellan::solver
