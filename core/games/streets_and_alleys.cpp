// Beleaguered Castle with the aces left in the pack, which makes it harder.

#include "core/games/games.hpp"

namespace castellan::core {

Game streets_and_alleys() {
  Rules rules;
  rules.piles = 8;
  return {
      .id = "streets-and-alleys",
      .name = "Streets and Alleys",
      .aliases = {},
      .description =
          "The whole deck is dealt to eight piles, four of seven cards and four of six, with the aces wherever "
          "they fall. Build the foundations up in suit from the ace and the piles down regardless of suit, one "
          "card at a time. Any card may go to an empty pile.",
      .rules = rules,
  };
}

}  // namespace castellan::core
