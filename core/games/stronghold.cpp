// Stronghold: Streets and Alleys with a cell.

#include "core/games/games.hpp"

namespace castellan::core {

Game stronghold() {
  Rules rules = streets_and_alleys().rules;
  rules.cells = 1;
  return {
      .id = "stronghold",
      .name = "Stronghold",
      .aliases = {},
      .description =
          "The whole deck is dealt to eight piles, four of seven cards and four of six, with the aces wherever "
          "they fall. Build the foundations up in suit from the ace and the piles down regardless of suit, one "
          "card at a time. A cell holds one card. Any card may go to an empty pile.",
      .rules = rules,
  };
}

}  // namespace castellan::core
