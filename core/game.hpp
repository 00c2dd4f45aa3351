// A game: its names, what it is in a paragraph, and its rules record. One file in games/ defines each.

#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/rules.hpp"

namespace castellan::core {

struct Game {
  std::string_view id;    ///< "beleaguered-castle": what the program prints and stores.
  std::string_view name;  ///< "Beleaguered Castle": what people call it.
  std::vector<std::string_view> aliases;
  std::string_view description;  ///< One paragraph.
  Rules rules;                   ///< With the default value of every option.
};

/// Every tableau game the program plays, in the order of the `games` command.
[[nodiscard]] std::span<const Game> all_games();

/// The tableau game with exactly this id. (What people call games is found by solver/games/games.hpp.)
/// @throws InputError when there is none.
[[nodiscard]] const Game& find_game(std::string_view id);

}  // namespace castellan::core
