// Selective Castle: Streets and Alleys on a base of the player's choice, round the corner.

#include "core/games/games.hpp"

namespace castellan::core {

Game selective_castle() {
  Rules rules = streets_and_alleys().rules;
  rules.build_wraps = true;
  rules.base = Rank::kNone;
  return {
      .id = "selective-castle",
      .name = "Selective Castle",
      .aliases = {},
      .description =
          "The whole deck is dealt to eight piles, four of seven cards and four of six. The first card played "
          "to a foundation, of any rank the player likes, sets the rank on which all four start; they are built "
          "up in suit, from king on to ace. Build the piles down regardless of suit, king on ace too, one card "
          "at a time. Any card may go to an empty pile.",
      .rules = rules,
      .others_move_runs = true,
  };
}

}  // namespace castellan::core
