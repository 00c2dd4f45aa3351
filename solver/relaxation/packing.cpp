#include "solver/relaxation/packing.hpp"

#include <algorithm>

namespace castellan::solver {

using core::Card;

Packing::Packing(const core::Rules& rules) : build_suit_(rules.build_suit), kinds_(1), cells_(rules.cells) {
  for (int id = 0; id < core::kCards; ++id) {
    const Card card = Card::from_id(id);
    cards_of_[kind_of(card)] |= card.bit();
    kinds_ = std::max(kinds_, kind_of(card) + 1);
    if (rules.may_fill_space(card)) space_fillers_ |= card.bit();
  }
}

std::size_t Packing::kind_of(Card card) const {
  const auto rank = static_cast<std::size_t>(card.rank());
  switch (build_suit_) {
    case core::BuildSuit::kSame: return static_cast<std::size_t>(card.suit());
    case core::BuildSuit::kAlternateColour: return (rank + (core::is_red(card.suit()) ? 1 : 0)) % 2;
    case core::BuildSuit::kAny: break;
  }
  return 0;
}

}  // namespace castellan::solver
