#include "solver/search/safe_moves.hpp"

namespace castellan::solver {

using core::BuildDirection;
using core::BuildSuit;
using core::Card;
using core::Rank;

SafeMoves::SafeMoves(const core::Rules& rules) : suits_(rules.suits), plays_at_once_(rules.plays_at_once) {
  const bool any_suit_down =
      rules.build_suit == BuildSuit::kAny && rules.build_direction == BuildDirection::kDown && !rules.build_wraps;
  for (int base = 1; base <= rules.ranks; ++base) {
    for (int least = 0; least <= rules.ranks; ++least) {
      std::uint64_t& safe = safe_[static_cast<std::size_t>(base)][static_cast<std::size_t>(least)];
      for (int id = 0; id < core::kCards; ++id) {
        const Card card = Card::from_id(id);
        if (!rules.has(card)) continue;
        const bool is_base = to_int(card.rank()) == base;
        const bool base_is_plain = base == to_int(Rank::kAce) && !rules.build_wraps;
        const bool holds = any_suit_down && base_is_plain ? to_int(card.rank()) <= least + 2
                                                          : rules.build_suit == BuildSuit::kSame &&
                                                                (base_is_plain || (!is_base && !rules.may_return));
        if (holds) safe |= card.bit();
      }
    }
  }
}

}  // namespace castellan::solver
