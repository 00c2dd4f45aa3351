#include "solver/relaxation/anchors.hpp"

namespace castellan::solver {

using core::Card;

Anchors::Anchors(const Packing& packing, const core::Board& board) {
  for (const core::Pile& pile : board.piles) {
    std::uint64_t anchor = 0;
    std::uint64_t above = 0;  // The cards dealt on it.
    const Card* under = nullptr;
    for (const Card& card : pile) {
      const bool is_anchored = under != nullptr ? !packing.takes(*under, card) : !packing.may_fill_space(card);
      if (is_anchored) {
        const auto id = static_cast<std::size_t>(card.id());
        next[id] = anchor;
        loosens[id] = above;
        anchor = card.bit();
        above = 0;
        anchored |= anchor;
      } else {
        above |= card.bit();
      }
      under = &card;
    }
    tops |= anchor;
    loose |= above;
    if (anchor == 0) ++spaces;
  }
  for (const auto& card : board.cells) {
    if (card) loose |= card->bit();
  }
}

}  // namespace castellan::solver
