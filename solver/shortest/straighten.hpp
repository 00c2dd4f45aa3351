// A winning line without needless moves, in a fraction of a millisecond: not the shortest one, which takes a search,
// but what a person would not shake their head at.

#pragma once

#include <vector>

#include "core/castle_game.hpp"

namespace castellan::solver {

/// Leaves out moves without which the rest of the line still wins, and puts others in their place where the rest then
/// needs fewer: a card goes straight to where it took two moves to, or home at once. What no single change shortens any
/// more is returned, of a line of thousands of moves what a fraction of a second gives; it wins and is never longer.
/// @param line Legal steps from `start` to a win.
[[nodiscard]] std::vector<core::Step> straighten(const core::CastleGame& game, const core::Position& start,
                                                 std::vector<core::Step> line);

}  // namespace castellan::solver
