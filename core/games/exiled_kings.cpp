// Exiled Kings: Citadel where only kings fill spaces and no card returns.

#include "core/games/games.hpp"

namespace castellan::core {

Game exiled_kings() {
  Rules rules = citadel().rules;
  rules.space_fill = SpaceFill::kKingsOnly;
  rules.may_return = false;
  return {
      .id = "exiled-kings",
      .name = "Exiled Kings",
      .aliases = {},
      .description =
          "The aces are laid out as foundations; the other cards are dealt to eight piles in six rounds, and a "
          "card that continues a foundation as it is dealt goes there, leaving its pile one card short. Build "
          "the foundations up in suit and the piles down regardless of suit, one card at a time. Only a king "
          "may go to an empty pile.",
      .rules = rules,
      .others_move_runs = true,
  };
}

}  // namespace castellan::core
