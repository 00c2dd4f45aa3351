// One function per game, each in a file of its own; core/game.cpp lists them all.

#pragma once

#include "core/games/game.hpp"

namespace castellan::core {

[[nodiscard]] Game beleaguered_castle();
[[nodiscard]] Game streets_and_alleys();
[[nodiscard]] Game citadel();
[[nodiscard]] Game fortress();
[[nodiscard]] Game chessboard();

}  // namespace castellan::core
