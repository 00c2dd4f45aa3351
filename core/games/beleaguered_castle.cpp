// The game the family is named after, and the plainest of it: aces first, then build down.

#include "core/games/games.hpp"

namespace castellan::core {

Game beleaguered_castle() {
  Rules rules;
  rules.piles = 8;
  rules.base_cards_in_deal = BaseCardsInDeal::kPlacedFirst;
  rules.base_cards_stay = true;
  return {
      .id = "beleaguered-castle",
      .name = "Beleaguered Castle",
      .aliases = {},
      .description =
          "The aces are laid out as foundations; the other 48 cards are dealt to eight piles of six. Build the "
          "foundations up in suit and the piles down regardless of suit, one card at a time. Any card may go "
          "to an empty pile.",
      .rules = rules,
  };
}

}  // namespace castellan::core
