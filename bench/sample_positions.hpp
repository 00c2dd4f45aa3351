// Positions to measure single operations on: what a search meets, not the start alone.

#pragma once

#include <vector>

#include "core/castle_game.hpp"
#include "core/game.hpp"

namespace castellan::bench {

/// Rules of this game with the foundation base fixed, as every search has it.
[[nodiscard]] core::Rules fixed_rules(const core::Game& game);

/// Positions along random play of the first seeds' deals, some hundreds, always the same ones. Each has a
/// legal step.
[[nodiscard]] std::vector<core::Position> sample_positions(const core::CastleGame& engine);

}  // namespace castellan::bench
