// Morphy: Chessboard built in alternate colours.

#include "core/games/games.hpp"

namespace castellan::core {

Game morphy() {
  Rules rules = chessboard().rules;
  rules.build_suit = BuildSuit::kAlternateColour;
  return {
      .id = "morphy",
      .name = "Morphy",
      .aliases = {},
      .description =
          "The whole deck is dealt to ten piles, two of six cards and eight of five. The first card played to a "
          "foundation, of any rank the player likes, sets the rank on which all four start; they are built up "
          "in suit, from king on to ace. Build the piles up or down in alternate colours, king and ace being "
          "neighbours, one card at a time. Any card may go to an empty pile.",
      .rules = rules,
  };
}

}  // namespace castellan::core
