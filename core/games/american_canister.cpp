// American Canister: British Canister where runs move and any of them fills a space.

#include "core/games/games.hpp"

namespace castellan::core {

Game american_canister() {
  Rules rules = british_canister().rules;
  rules.space_fill = SpaceFill::kAnyCard;
  rules.move = MoveUnit::kRun;
  return {
      .id = "american-canister",
      .name = "American Canister",
      .aliases = {},
      .description =
          "The whole deck is dealt to eight piles, the four in the middle of seven cards and the others of six. "
          "Build the foundations up in suit from the ace and the piles down in alternate colours. The cards of "
          "a built run may move as one, in any number. Any card or run may go to an empty pile.",
      .rules = rules,
  };
}

}  // namespace castellan::core
