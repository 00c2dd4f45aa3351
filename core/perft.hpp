// Counts the lines of play of a given length: the figure that pins a move generator down.

#pragma once

#include <cstdint>

#include "core/castle_game.hpp"

namespace castellan::core {

/// Number of move sequences of exactly `depth` steps, where steps that lead to the same position up to
/// the order of the piles count once (see CastleGame::moves).
[[nodiscard]] std::uint64_t perft(const CastleGame& game, const Position& position, int depth);

}  // namespace castellan::core
