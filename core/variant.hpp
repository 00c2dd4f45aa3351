// A tableau game as it is played: its rules, and what results call it.

#pragma once

#include <string>
#include <vector>

#include "core/game.hpp"
#include "core/rule_option.hpp"
#include "core/rules.hpp"

namespace castellan::core {

/// Stands on its own, whether the game is one of the program's or somebody's own.
struct Variant {
  std::string id;    ///< What the program prints and stores.
  std::string name;  ///< What people call it.
  Rules rules;
  OptionValues options;  ///< Every option of the game with its value; none of a game that has no options.

  bool operator==(const Variant&) const = default;
};

/// A game of the program with settings of the form "name=value", any case.
/// @throws InputError for an unknown option or value, one given twice, or rules that make no sense together.
[[nodiscard]] Variant make_variant(const Game& game, const std::vector<std::string>& settings);

}  // namespace castellan::core
