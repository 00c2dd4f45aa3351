// British Canister: eight open piles, built down in alternate colours, spaces for kings.

#include "core/games/games.hpp"

namespace castellan::core {

Game british_canister() {
  Rules rules;
  rules.piles = 8;
  rules.first_long_pile = 2;
  rules.build_suit = BuildSuit::kAlternateColour;
  rules.space_fill = SpaceFill::kKingsOnly;
  return {
      .id = "british-canister",
      .name = "British Canister",
      .aliases = {},
      .description =
          "The whole deck is dealt to eight piles, the four in the middle of seven cards and the others of six. "
          "Build the foundations up in suit from the ace and the piles down in alternate colours, one card at a "
          "time. Only a king may go to an empty pile.",
      .rules = rules,
  };
}

}  // namespace castellan::core
