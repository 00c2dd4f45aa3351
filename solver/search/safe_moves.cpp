#include "solver/search/safe_moves.hpp"

namespace castellan::solver {

using core::BuildDirection;
using core::BuildSuit;
using core::Card;
using core::Rank;

SafeMoves::SafeMoves(const core::Rules& rules)
    : suits_(rules.suits),
      ranks_(rules.ranks),
      plays_at_once_(rules.plays_at_once),
      may_return_(rules.may_return),
      alternates_(rules.build_suit == BuildSuit::kAlternateColour && rules.build_direction == BuildDirection::kDown &&
                  !rules.build_wraps && rules.base == Rank::kAce) {
  const bool any_suit_down =
      rules.build_suit == BuildSuit::kAny && rules.build_direction == BuildDirection::kDown && !rules.build_wraps;
  const bool same_suit = rules.build_suit == BuildSuit::kSame &&
                         (rules.move == core::MoveUnit::kCard || rules.build_direction == BuildDirection::kDown);
  for (int base = 1; base <= rules.ranks; ++base) {
    for (int least = 0; least <= rules.ranks; ++least) {
      std::uint64_t& safe = safe_[static_cast<std::size_t>(base)][static_cast<std::size_t>(least)];
      for (int id = 0; id < core::kCards; ++id) {
        const Card card = Card::from_id(id);
        if (!rules.has(card)) continue;
        const bool is_base = to_int(card.rank()) == base;
        const bool base_is_plain = base == to_int(Rank::kAce) && !rules.build_wraps;
        const bool holds = any_suit_down && base_is_plain
                               ? to_int(card.rank()) <= least + 2
                               : same_suit && (base_is_plain || (!is_base && !rules.may_return));
        if (holds) safe |= card.bit();
      }
    }
  }
}

std::uint64_t SafeMoves::safe_alternating(const core::Position& position) const {
  std::array<int, core::kSuits> reached{};  // Of a suit that is not in the deck: every rank.
  for (int suit = 0; suit < core::kSuits; ++suit) {
    reached[static_cast<std::size_t>(suit)] = suit < suits_ ? position.home_count(suit) : core::kRanks;
  }
  const std::array<int, 2> least{std::min(reached[0], reached[1]), std::min(reached[2], reached[3])};  // Black, red.
  std::uint64_t safe = 0;
  for (std::size_t suit = 0; suit < core::kSuits; ++suit) {
    const int other_colour = least[suit < 2 ? 1 : 0];
    const int same_colour = reached[suit ^ 1U];
    int highest = std::min(other_colour + 2, same_colour + 3);
    if (!may_return_) highest = std::max(highest, other_colour + 1);
    const auto cards = static_cast<unsigned>(core::kSuits * std::min(highest, ranks_));
    constexpr std::uint64_t kOneSuit = 0x1111111111111U;
    safe |= (kOneSuit << suit) & ((std::uint64_t{1} << cards) - 1);
  }
  return safe;
}

}  // namespace castellan::solver
