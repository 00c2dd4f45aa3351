// Counting lines of play: pins the move generator.

#pragma once

#include <cstdint>

#include "core/precedence/stock_game.hpp"

namespace castellan::core::precedence {

/// Number of move sequences of exactly `depth` steps.
[[nodiscard]] std::uint64_t perft(const StockGame& game, const Position& position, int depth);

}  // namespace castellan::core::precedence
