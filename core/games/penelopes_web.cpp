// Penelope's Web: Streets and Alleys where only kings fill spaces.

#include "core/games/games.hpp"

namespace castellan::core {

Game penelopes_web() {
  Rules rules = streets_and_alleys().rules;
  rules.space_fill = SpaceFill::kKingsOnly;
  return {
      .id = "penelopes-web",
      .name = "Penelope's Web",
      .aliases = {},
      .description =
          "The whole deck is dealt to eight piles, four of seven cards and four of six, with the aces wherever "
          "they fall. Build the foundations up in suit from the ace and the piles down regardless of suit, one "
          "card at a time. Only a king may go to an empty pile.",
      .rules = rules,
      .others_move_runs = true,
  };
}

}  // namespace castellan::core
