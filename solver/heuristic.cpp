#include "solver/heuristic.hpp"

namespace castellan::solver {

using core::Card;

Evaluator::Evaluator(const core::CastleGame& game, const Heuristic& heuristic) : heuristic_(heuristic) {
  const core::Rules& rules = game.rules();
  const auto order = [&](Card card) { return (to_int(card.rank()) - to_int(rules.base) + rules.ranks) % rules.ranks; };
  wrap_shift_ = static_cast<unsigned>(core::kSuits * (rules.ranks - 1));
  for (int id = 0; id < core::kCards; ++id) {
    const Card card = Card::from_id(id);
    if (!rules.has(card)) continue;
    const auto c = static_cast<std::size_t>(id);
    if (order(card) == rules.ranks - 1) last_ |= card.bit();
    accepting_[c] = game.accepting(id);
    for (int other_id = 0; other_id < core::kCards; ++other_id) {
      const Card other = Card::from_id(other_id);
      if (!rules.has(other) || order(other) >= order(card)) continue;
      lower_[c] |= other.bit();
      if (other.suit() == card.suit()) lower_in_suit_[c] |= other.bit();
    }
  }
}

}  // namespace castellan::solver
