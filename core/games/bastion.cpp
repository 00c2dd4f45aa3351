// Bastion: Fortress with its last two cards in cells.

#include "core/games/games.hpp"

namespace castellan::core {

Game bastion() {
  Rules rules = fortress().rules;
  rules.cells = 2;
  rules.prefilled_cells = 2;
  return {
      .id = "bastion",
      .name = "Bastion",
      .aliases = {},
      .description =
          "Fifty cards are dealt to ten piles of five, and the last two to two cells, which hold one card each. "
          "Build the foundations up in suit from the ace, and the piles up or down in suit, one card at a time. "
          "Any card may go to an empty pile.",
      .rules = rules,
  };
}

}  // namespace castellan::core
