// The signature of the search: how many positions it visits on a fixed list of deals.
//
// The number depends on nothing but the search itself, so it is the same on every machine, with every
// compiler and any number of threads. A change that was not meant to change the search leaves it alone; a
// change that was states the new number.

#pragma once

#include <atomic>
#include <cstdint>

#include "solver/games/game.hpp"

namespace castellan::solver {

/// The list: these seeds of every game with its default options, decided by its usual ladder, by twenties until so many
/// positions have been visited. A deal may take a fifth of them.
inline constexpr std::uint64_t kSignatureFirstSeed = 1;
inline constexpr std::uint64_t kSignatureLastSeed = 200;
inline constexpr std::uint64_t kSignaturePositions = 500'000;
inline constexpr std::uint64_t kSignaturePositionsOfDeal = kSignaturePositions / 5;

/// The game's part: positions visited over its deals of the list.
/// @param threads Number of worker threads, at least 1.
/// @param stop    When it becomes true the function returns at once with a number that means nothing.
[[nodiscard]] std::uint64_t signature_of(const Game& game, int threads, std::atomic<bool>& stop);

}  // namespace castellan::solver
