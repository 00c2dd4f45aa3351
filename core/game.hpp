// The tableau games that the program plays. One file in games/ defines each.

#pragma once

#include <span>
#include <string_view>

#include "core/games/game.hpp"

namespace castellan::core {

/// Every tableau game the program plays, in the order of the `games` command.
[[nodiscard]] std::span<const Game> all_games();

/// The tableau game with exactly this id. (What people call games is found by solver/games/games.hpp.)
/// @throws InputError when there is none.
[[nodiscard]] const Game& find_game(std::string_view id);

}  // namespace castellan::core
