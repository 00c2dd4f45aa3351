// Fastness: Streets and Alleys with two cells.

#include "core/games/games.hpp"

namespace castellan::core {

Game fastness() {
  Rules rules = streets_and_alleys().rules;
  rules.cells = 2;
  return {
      .id = "fastness",
      .name = "Fastness",
      .aliases = {"Private Lane"},
      .description =
          "The whole deck is dealt to eight piles, four of seven cards and four of six, with the aces wherever "
          "they fall. Build the foundations up in suit from the ace and the piles down regardless of suit, one "
          "card at a time. Two cells hold one card each. Any card may go to an empty pile.",
      .rules = rules,
  };
}

}  // namespace castellan::core
