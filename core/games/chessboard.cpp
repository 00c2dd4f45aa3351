// Fortress round the corner, with foundations that start on a rank the player chooses.

#include "core/games/games.hpp"

namespace castellan::core {

Game chessboard() {
  Rules rules;
  rules.piles = 10;
  rules.build_direction = BuildDirection::kUpOrDown;
  rules.build_suit = BuildSuit::kSame;
  rules.build_wraps = true;
  rules.base = Rank::kNone;
  return {
      .id = "chessboard",
      .name = "Chessboard",
      .aliases = {"Fives"},
      .description =
          "The whole deck is dealt to ten piles, two of six cards and eight of five. The first card played to a "
          "foundation, of any rank the player likes, sets the rank on which all four start; they are built up in "
          "suit, from king on to ace. Build the piles up or down in suit, king and ace being neighbours, one "
          "card at a time. Any card may go to an empty pile.",
      .rules = rules,
  };
}

}  // namespace castellan::core
