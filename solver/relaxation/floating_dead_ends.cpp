// Dead ends of the floating game. See search/dead_ends.hpp for the claim and its proof; here a loose card goes if any
// loose card of its rank could, and counts as exposed for its foundation from the start, which lets more cards go. A
// floating card counts as exposed for what is built on it, too. While a cell is free of cards that do not float, every
// card may go; so it may once one of these goes.

#include <algorithm>
#include <bit>
#include <span>

#include "core/byte_mask.hpp"
#include "solver/relaxation/floating_game.hpp"

namespace castellan::solver {

bool FloatingGame::is_dead_end(const State& state) const {
  const bool space_frees_all = rules_.space_fill == core::SpaceFill::kAnyCard;
  const bool has_space = core::marks_equal(state.tops, 0) != 0;
  if (state.free_cells > 0 || (has_space && space_frees_all)) return false;

  // The ranks that have been exposed at some time: bit r is rank r. Above the kings, where there has been a space for
  // them.
  const unsigned space = 1U << (rules_.ranks + 1U);
  unsigned ranks = has_space ? space : 0;
  unsigned left = 0;                  // Places where some cards have not gone.
  std::uint64_t loose = ~state.held;  // And those at home, which changes nothing.
  std::uint64_t exposed = loose;
  const auto expose_ranks = [&](std::uint64_t cards) {
    for (; cards != 0; cards &= cards - 1) ranks |= 2U << std::countr_zero(cards) / core::kSuits;
  };
  expose_ranks(state.floating);
  for (int place = 0; place < rules_.piles; ++place) {
    const FloatingPiles::Pile& all = pile(state, place);
    if (all.top == 0) continue;
    ranks |= 1U << all.top;
    exposed |= all.anchor;
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
  const auto loose_may_go = [&](int rank) {
    return (ranks >> (rank + 1) & 1U) != 0 || (home_able & loose & std::uint64_t{0xf} << rank_shift(rank)) != 0;
  };
  const auto may_go = [&](const FloatingPiles::Pile& pile) {
    if (pile.anchor == 0) return loose_may_go(pile.top);
    return (ranks >> (pile.top + 1U) & 1U) != 0 || (home_able & pile.anchor) != 0;
  };
  const auto frees_cell = [&] {
    return std::ranges::any_of(std::span(state.cells).first(rules_.cells),
                               [&](std::uint8_t cell) { return loose_may_go(rank_in(cell)); });
  };

  std::array<FloatingPiles::Number, kPiles> piles = state.piles;  // What has not gone.
  for (;;) {
    bool some_went = false;
    for (unsigned rest = left; rest != 0; rest &= rest - 1) {
      const int place = std::countr_zero(rest);
      FloatingPiles::Number& number = piles[static_cast<std::size_t>(place)];
      while (may_go(piles_[number])) {
        some_went = true;
        if (const std::uint64_t loosened = piles_[number].loosens; loosened != 0) {
          loose |= loosened;
          exposed |= loosened;
          expose_ranks(loosened & floating_ranks_);
          follow_home();
        }
        number = piles_[number].without;
        if (number == FloatingPiles::kEmpty) {
          if (space_frees_all) return false;
          ranks |= space;
          left &= ~(1U << place);
          break;
        }
        ranks |= 1U << piles_[number].top;
        if (piles_[number].anchor != 0) {
          exposed |= piles_[number].anchor;
          follow_home();
        }
      }
    }
    if (rules_.cells > 0 && frees_cell()) return false;
    if (!some_went) return left != 0;
  }
}

}  // namespace castellan::solver
