// Ten piles built both ways, but in suit: few moves, and most deals are lost.

#include "core/games/games.hpp"

namespace castellan::core {

Game fortress() {
  Rules rules;
  rules.piles = 10;
  rules.build_direction = BuildDirection::kUpOrDown;
  rules.build_suit = BuildSuit::kSame;
  return {
      .id = "fortress",
      .name = "Fortress",
      .aliases = {},
      .description =
          "The whole deck is dealt to ten piles, two of six cards and eight of five. Build the foundations up in "
          "suit from the ace, and the piles up or down in suit, one card at a time. Any card may go to an empty "
          "pile.",
      .rules = rules,
  };
}

}  // namespace castellan::core
