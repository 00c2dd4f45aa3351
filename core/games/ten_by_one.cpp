// Ten by One: Fortress with a cell.

#include "core/games/games.hpp"

namespace castellan::core {

Game ten_by_one() {
  Rules rules = fortress().rules;
  rules.cells = 1;
  return {
      .id = "ten-by-one",
      .name = "Ten by One",
      .aliases = {},
      .description =
          "The whole deck is dealt to ten piles, two of six cards and eight of five. Build the foundations up "
          "in suit from the ace, and the piles up or down in suit, one card at a time. A cell holds one card. "
          "Any card may go to an empty pile.",
      .rules = rules,
  };
}

}  // namespace castellan::core
