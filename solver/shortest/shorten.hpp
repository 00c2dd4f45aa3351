// Shortens a winning line: depth-first searches win by lines of thousands of moves that wander.

#pragma once

#include <span>
#include <vector>

#include "core/castle_game.hpp"

namespace castellan::solver {

/// Leaves out detours: from each position of the line plays the step, legal there, that leads to the latest position of
/// the line. The result starts and ends where the line does and is never longer.
/// @param line Legal steps from `start` on.
[[nodiscard]] std::vector<core::Step> shorten(const core::CastleGame& game, core::Position start,
                                              std::span<const core::Step> line);

}  // namespace castellan::solver
