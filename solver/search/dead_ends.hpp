// Dead ends: positions that plainly cannot be won, because some card can never be moved again.
//
// Let every card that could be moved stay where it was as well, so that nothing is ever covered: the cards that can
// be exposed only become more. A card goes if some card that it may be built on has been exposed at some time, or if
// the cards before it on its foundation have all been able to go home. Then the card beneath it is exposed. When
// nothing more goes and cards are left, the position is lost.
//
// Claim: a card that can be moved in play goes in this game too. Proof sketch, by induction over the moves of a line:
// every card that was exposed in play was exposed here. A card's first move is from where it lies in the position;
// it was exposed, so it is exposed here too. If it is built on a card, that one was exposed in play, hence here, and
// takes it here as well. If it goes home, those before it on its foundation are home, each by a move of its own, or
// were at the start. If it goes to an empty pile, that pile was empty at the start or its bottom card was moved, and
// goes here. So the card beneath it is exposed here as it is in play. A card that was home at the start and returns
// lies exposed: where cards may return, all that are home count as exposed from the start. All cards of a win are
// moved home, so none may be left here.
//
// A card in a cell lies exposed too. Once it goes, or while another cell is free, every card may go.
//
// Holds for every rule set where cards move one by one, whatever its build, base and fill rule, forced play included,
// which only leaves out moves. Where runs move a card need not be exposed to be moved, and nothing is called a dead
// end.

#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/castle_game.hpp"
#include "solver/search/foundation_order.hpp"

namespace castellan::solver {

class DeadEnds {
 public:
  explicit DeadEnds(const core::CastleGame& game);

  /// Whether some card of this position can never be moved, so that no win can be reached.
  /// @param game  The game that the object was made for, and `order` that of its foundations.
  [[nodiscard]] bool contain(const core::CastleGame& game, const FoundationOrder& order,
                             const core::Position& position) const {
    if (!applies_ || position.free_cells() > 0 || (space_frees_all_ && position.empty_piles() > 0)) return false;
    // Of each pile the first card that has not gone, and the cards in cells.
    std::uint64_t front = position.tops() | game.in_cells(position);
    std::uint64_t exposed = front | (may_return_ ? position.at_home() : 0);
    std::uint64_t home_able = game.wanted(position);
    std::uint64_t may_go = (position.empty_piles() > 0 ? space_fillers_ : 0) | held_by(exposed);
    for (;;) {
      while (const std::uint64_t more = order.after(home_able & exposed) & ~home_able) home_able |= more;
      std::uint64_t going = front & (may_go | home_able);
      if (going == 0) return front != 0;
      front ^= going;
      std::uint64_t uncovered = 0;
      for (; going != 0; going &= going - 1) {
        const std::uint8_t under = position.under[static_cast<std::size_t>(std::countr_zero(going))];
        if (under < core::kBottom) {
          uncovered |= std::uint64_t{1} << under;
        } else {
          if (space_frees_all_ || under == core::kInCell) return false;
          may_go |= space_fillers_;
        }
      }
      front |= uncovered;
      exposed |= uncovered;
      may_go |= held_by(uncovered);
    }
  }

 private:
  /// The cards that may be built on one of these.
  [[nodiscard]] std::uint64_t held_by(std::uint64_t cards) const {
    std::uint64_t held = 0;
    for (; cards != 0; cards &= cards - 1) held |= held_by_[static_cast<std::size_t>(std::countr_zero(cards))];
    return held;
  }

  std::array<std::uint64_t, core::kCards> held_by_{};  ///< By card.
  std::uint64_t space_fillers_ = 0;
  bool space_frees_all_;  ///< Whether every card may move once a pile is empty.
  bool may_return_;
  bool applies_;
};

}  // namespace castellan::solver
