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

/// The ids of all games of every kind.
[[nodiscard]] std::vector<std::string_view> all_game_ids();

/// Whether this is an id, name or alias of Precedence, the game that has a stock instead of a tableau.
[[nodiscard]] bool is_precedence(std::string_view name);

/// The tableau game with this id, name or alias; case, spaces, hyphens, underscores and apostrophes do not matter.
/// @throws InputError that lists near matches when there is none.
[[nodiscard]] const Game& find_game(std::string_view name);

}  // namespace castellan::core
