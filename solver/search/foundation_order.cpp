#include "solver/search/foundation_order.hpp"

namespace castellan::solver {

using core::Card;

FoundationOrder::FoundationOrder(const core::Rules& rules)
    : wrap_shift_(static_cast<unsigned>(core::kSuits * (rules.ranks - 1))) {
  const auto place = [&](Card card) { return (to_int(card.rank()) - to_int(rules.base) + rules.ranks) % rules.ranks; };
  for (int id = 0; id < core::kCards; ++id) {
    const Card card = Card::from_id(id);
    if (!rules.has(card)) continue;
    below_last_[static_cast<std::size_t>(id)] = static_cast<std::uint8_t>(rules.ranks - 1 - place(card));
    for (int other_id = 0; other_id < core::kCards; ++other_id) {
      const Card other = Card::from_id(other_id);
      if (!rules.has(other) || place(other) >= place(card)) continue;
      lower_[static_cast<std::size_t>(id)] |= other.bit();
      if (other.suit() == card.suit()) lower_in_suit_[static_cast<std::size_t>(id)] |= other.bit();
    }
  }
}

}  // namespace castellan::solver
