// Siegecraft: Beleaguered Castle with a cell.

#include "core/games/games.hpp"

namespace castellan::core {

Game siegecraft() {
  Rules rules = beleaguered_castle().rules;
  rules.cells = 1;
  return {
      .id = "siegecraft",
      .name = "Siegecraft",
      .aliases = {},
      .description =
          "The aces are laid out as foundations; the other 48 cards are dealt to eight piles of six. Build the "
          "foundations up in suit and the piles down regardless of suit, one card at a time. A cell holds one "
          "card. Any card may go to an empty pile.",
      .rules = rules,
  };
}

}  // namespace castellan::core
