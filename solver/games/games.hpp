// Every game of every kind, by name.

#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "solver/games/game.hpp"

namespace castellan::solver {

/// In the order of the `games` command, with the usual values of their options.
[[nodiscard]] std::span<const GamePtr> all_games();

/// The game with this id, name or alias; case, spaces, hyphens, underscores and apostrophes do not matter.
/// @throws core::InputError that lists near matches when there is none.
[[nodiscard]] GamePtr find_game(std::string_view name);

// The kinds.

/// Games with a tableau and all cards seen.
[[nodiscard]] std::vector<GamePtr> castle_games();
/// The game with a stock.
[[nodiscard]] GamePtr precedence_game();

}  // namespace castellan::solver
