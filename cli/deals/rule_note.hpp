// A word to those who bring a number of another program: whether the deal is played here as it is there.

#pragma once

#include "core/deals/deal_number.hpp"
#include "solver/games/game.hpp"

namespace castellan::cli {

/// Says so in one line on standard error if the program whose numbers these are plays the game by other rules.
void note_other_rules(const solver::Game& game, core::DealSource source);

}  // namespace castellan::cli
