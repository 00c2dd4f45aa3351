// Dead ends of the suit-blind game. See search/dead_ends.hpp for the claim and its proof; here a loose card goes if any
// loose card of its rank could, and counts as exposed for its foundation from the start, which lets more cards go.

#include <bit>

#include "core/byte_mask.hpp"
#include "solver/relaxation/suit_blind_game.hpp"

namespace castellan::solver {

bool SuitBlindGame::is_dead_end(const State& state) const {
  const bool space_frees_all = rules_.space_fill == core::SpaceFill::kAnyCard;
  const bool has_space = core::marks_equal(state.tops, 0) != 0;
  if (has_space && space_frees_all) return false;

  // The ranks that have been exposed at some time: bit r is rank r. Above the kings, where there has been a space for
  // them.
  const unsigned space = 1U << (rules_.ranks + 1U);
  unsigned ranks = has_space ? space : 0;
  unsigned left = 0;                                  // Places where some cards have not gone.
  const std::uint64_t loose = ~state.original_cards;  // And those at home, which changes nothing.
  std::uint64_t exposed = loose;
  for (int place = 0; place < rules_.piles; ++place) {
    const SuitBlindPiles::Pile& all = pile(state, place);
    if (all.top == 0) continue;
    ranks |= 1U << all.top;
    exposed |= all.original;
    left |= 1U << place;
  }
  if (rules_.may_return) {
    for (int suit = 0; suit < rules_.suits; ++suit) ranks |= (2U << (state.home >> (4 * suit) & 0xf)) - 2U;
  }

  std::uint64_t home_able = wanted(state);
  const auto follow_home = [&] {
    while (const std::uint64_t more = (home_able & exposed) << core::kSuits & ~home_able) home_able |= more;
  };
  follow_home();
  const auto may_go = [&](const SuitBlindPiles::Pile& pile) {
    if ((ranks >> (pile.top + 1U) & 1U) != 0) return true;
    if (pile.original != 0) return (home_able & pile.original) != 0;
    return (home_able & loose & std::uint64_t{0xf} << static_cast<unsigned>(core::kSuits * (pile.top - 1))) != 0;
  };

  std::array<SuitBlindPiles::Number, kPiles> piles = state.piles;  // What has not gone.
  for (;;) {
    bool some_went = false;
    for (unsigned rest = left; rest != 0; rest &= rest - 1) {
      const int place = std::countr_zero(rest);
      SuitBlindPiles::Number& number = piles[static_cast<std::size_t>(place)];
      while (may_go(piles_[number])) {
        some_went = true;
        number = piles_[number].without;
        if (number == SuitBlindPiles::kEmpty) {
          if (space_frees_all) return false;
          ranks |= space;
          left &= ~(1U << place);
          break;
        }
        ranks |= 1U << piles_[number].top;
        if (piles_[number].original != 0) {
          exposed |= piles_[number].original;
          follow_home();
        }
      }
    }
    if (!some_went) return left != 0;
  }
}

}  // namespace castellan::solver
