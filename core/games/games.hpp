// One function per game, each in a file of its own; core/game.cpp lists them all.

#pragma once

#include "core/games/game.hpp"

namespace castellan::core {

[[nodiscard]] Game beleaguered_castle();
[[nodiscard]] Game streets_and_alleys();
[[nodiscard]] Game citadel();
[[nodiscard]] Game fortress();
[[nodiscard]] Game chessboard();
[[nodiscard]] Game siegecraft();
[[nodiscard]] Game stronghold();
[[nodiscard]] Game fastness();
[[nodiscard]] Game exiled_kings();
[[nodiscard]] Game penelopes_web();
[[nodiscard]] Game selective_castle();
[[nodiscard]] Game morphy();
[[nodiscard]] Game bastion();
[[nodiscard]] Game ten_by_one();
[[nodiscard]] Game british_canister();
[[nodiscard]] Game american_canister();

}  // namespace castellan::core
