// The rule options of tableau games: which game has which, and what each changes in the rules record.

#pragma once

#include "core/game.hpp"
#include "core/rule_option.hpp"

namespace castellan::core {

/// The options that this game has, in printing order.
[[nodiscard]] OptionList<Rules> options_of(const Game& game);

}  // namespace castellan::core
