// Beleaguered Castle with foundation play during the deal, and cards that may come back.

#include "core/games/games.hpp"

namespace castellan::core {

Game citadel() {
  Rules rules;
  rules.piles = 8;
  rules.base_cards_in_deal = BaseCardsInDeal::kPlacedFirst;
  rules.plays_while_dealing = true;
  rules.may_return = true;
  rules.base_cards_stay = true;
  return {
      .id = "citadel",
      .name = "Citadel",
      .aliases = {},
      .description =
          "The aces are laid out as foundations; the other cards are dealt to eight piles in six rounds, and a "
          "card that continues a foundation as it is dealt goes there, leaving its pile one card short. Build "
          "the foundations up in suit and the piles down regardless of suit, one card at a time; a foundation's "
          "top card other than the ace may go back to a pile. Any card may go to an empty pile.",
      .rules = rules,
  };
}

}  // namespace castellan::core
