// Which steps there are in the floating game, and which of them are safe.

#include <algorithm>
#include <bit>

#include "core/byte_mask.hpp"
#include "solver/relaxation/floating_game.hpp"

namespace castellan::solver {

using core::kSuits;

namespace {

/// The place of the first of some marks.
int first_marked(std::uint64_t marks) { return std::countr_zero(marks) / 8; }
int count_marked(std::uint64_t marks) { return std::popcount(marks); }

}  // namespace

int FloatingGame::least_home(std::uint16_t home) const {
  int least = count_home(home, 0);
  for (int suit = 1; suit < rules_.suits; ++suit) least = std::min(least, count_home(home, suit));
  return least;
}

std::uint64_t FloatingGame::wanted(const State& state) const {
  std::uint64_t cards = 0;
  for (int suit = 0; suit < rules_.suits; ++suit) {
    const int count = count_home(state.home, suit);
    if (count < rules_.ranks) cards |= std::uint64_t{1} << (kSuits * count + suit);
  }
  return cards;
}

std::uint64_t FloatingGame::marks_wanted(const State& state) const {
  std::uint64_t marks = 0;
  for (int suit = 0; suit < rules_.suits; ++suit) {
    marks |= core::marks_equal(state.tops, static_cast<std::uint8_t>(count_home(state.home, suit) + 1));
  }
  return marks;
}

std::uint64_t FloatingGame::top_as(const State& state, const FloatingPiles::Pile& pile, std::uint64_t suits,
                                   std::uint64_t wanted) const {
  if (pile.anchor != 0) return wanted & pile.anchor;
  const auto suit = static_cast<unsigned>(suits >> rank_shift(pile.top) & 0xfU);
  if (suit != 0) return wanted & std::uint64_t{1} << (rank_shift(pile.top) + suit - 1U);
  return wanted & std::uint64_t{0xf} << rank_shift(pile.top) & ~state.held & ~told_apart_;
}

bool FloatingGame::leaves_no_safe_move(const State& state, Step step) const {
  if (step.from >= kPiles || is_foundation(step.to)) return false;
  const FloatingPiles::Pile& from = pile(state, step.from);
  if (from.loosens != 0) return false;
  const FloatingPiles::Pile& left = piles_[from.without];
  // If the moved card was anchored it is loose now, and other tops may stand for it; but were it safe to send home it
  // would have been sent itself.
  return left.top == 0 || left.top > least_home(state.home) + 2 ||
         top_as(state, left, state.suits[step.from], wanted(state)) == 0;
}

std::optional<FloatingGame::Step> FloatingGame::safe_step(const State& state) const {
  const int highest = least_home(state.home) + 2;
  const std::uint64_t next = wanted(state);
  if (const std::uint64_t floating = next & state.floating; floating != 0) {
    const int lowest = std::countr_zero(floating);
    if (lowest / kSuits + 1 <= highest) return make_step(kFloating, kPiles + lowest % kSuits);
  }
  for (std::uint64_t marks = marks_wanted(state); marks != 0; marks &= marks - 1) {
    const int place = first_marked(marks);
    const FloatingPiles::Pile& from = pile(state, place);
    if (from.top > highest) continue;
    const std::uint64_t cards = top_as(state, from, state.suits[static_cast<std::size_t>(place)], next);
    if (std::has_single_bit(cards)) return make_step(place, kPiles + std::countr_zero(cards) % kSuits);
  }
  if (state.free_cells < rules_.cells) return safe_step_from_cell(state);
  return std::nullopt;
}

void FloatingGame::moves(const State& state, StepList& steps) const {
  steps.clear();
  if (is_dead_end(state) || add_steps_home(state, steps)) return;
  add_steps_from_piles(state, steps);
  if (rules_.cells > 0) add_steps_of_cells(state, steps);
  if (rules_.may_return) add_returns(state, steps);
}

bool FloatingGame::add_steps_home(const State& state, StepList& steps) const {
  const int highest_safe = least_home(state.home) + 2;
  const std::uint64_t next = wanted(state);
  const std::uint64_t placed = Packing::count(state.floating);
  const std::uint64_t receivers = placed + state.top_counts;
  const int spaces = count_marked(core::marks_equal(state.tops, 0));
  for (std::uint64_t marks = marks_wanted(state); marks != 0; marks &= marks - 1) {
    const int place = first_marked(marks);
    const FloatingPiles::Pile& from = pile(state, place);
    const std::uint64_t cards = top_as(state, from, state.suits[static_cast<std::size_t>(place)], next);
    if (cards == 0 || !fits(placed, receivers - Packing::unit(from.top), spaces, state.free_cells)) continue;
    const bool safe = from.top <= highest_safe;
    if (safe) steps.clear();
    for (std::uint64_t rest = cards; rest != 0; rest &= rest - 1) {
      steps.push_back(make_step(place, kPiles + std::countr_zero(rest) % kSuits));
    }
    if (safe) return true;
  }
  if (state.free_cells < rules_.cells && add_steps_home_from_cells(state, steps)) return true;
  for (std::uint64_t rest = next & state.floating; rest != 0; rest &= rest - 1) {
    const int card = std::countr_zero(rest);
    if (fits(placed, receivers - Packing::unit(card / kSuits + 1), spaces, state.free_cells)) {
      steps.push_back(make_step(kFloating, kPiles + card % kSuits));
    }
  }
  return false;
}

void FloatingGame::add_steps_from_piles(const State& state, StepList& steps) const {
  const std::uint64_t placed = Packing::count(state.floating);
  const std::uint64_t receivers = placed + state.top_counts;
  const std::uint64_t empty = core::marks_equal(state.tops, 0);
  const int spaces = count_marked(empty);
  const std::uint64_t rows_of_empty = (empty >> 7U) * 0xffU;
  const std::uint64_t builds = core::successors(state.tops) & ~rows_of_empty;
  for (int place = 0; place < rules_.piles; ++place) {
    const FloatingPiles::Pile& from = pile(state, place);
    if (from.top == 0) continue;
    const std::uint64_t without = receivers - Packing::unit(from.top);
    if (from.top <= floating_) {
      if (packing_.fits_counts(placed + Packing::unit(from.top), without, spaces, state.free_cells)) {
        steps.push_back(make_step(place, kFloating));
      }
      continue;
    }
    std::uint64_t onto = builds >> 8U * static_cast<unsigned>(place) & 0xffU;
    if (onto != 0 && fits(placed, without - Packing::unit(from.top + 1), spaces, state.free_cells)) {
      for (; onto != 0; onto &= onto - 1) steps.push_back(make_step(place, std::countr_zero(onto)));
    }
  }
  if (empty == 0) return;
  for (int place = 0; place < rules_.piles; ++place) {
    const FloatingPiles::Pile& from = pile(state, place);
    const bool is_alone = from.without == FloatingPiles::kEmpty && from.loosens == 0;
    if (!is_alone && from.top > floating_ && may_fill_space(from.top) &&
        fits(placed, receivers - Packing::unit(from.top), spaces - 1, state.free_cells)) {
      steps.push_back(make_step(place, first_marked(empty)));
    }
  }
}

void FloatingGame::add_returns(const State& state, StepList& steps) const {
  const std::uint64_t placed = Packing::count(state.floating);
  const std::uint64_t receivers = placed + state.top_counts;
  const std::uint64_t empty = core::marks_equal(state.tops, 0);
  const int spaces = count_marked(empty);
  for (int suit = 0; suit < rules_.suits; ++suit) {
    const int rank = count_home(state.home, suit);
    if (rank <= (rules_.base_cards_stay ? 1 : 0)) continue;
    // One that is safe to send home would go there again at once.
    if (rank <= least_home(static_cast<std::uint16_t>(state.home - home_unit(suit))) + 2) continue;
    if (rank <= floating_) {
      if (packing_.fits_counts(placed + Packing::unit(rank), receivers, spaces, state.free_cells)) {
        steps.push_back(make_step(kPiles + suit, kFloating));
      }
      continue;
    }
    std::uint64_t onto = core::marks_equal(state.tops, static_cast<std::uint8_t>(rank + 1));
    if (onto != 0 && fits(placed, receivers - Packing::unit(rank + 1), spaces, state.free_cells)) {
      for (; onto != 0; onto &= onto - 1) steps.push_back(make_step(kPiles + suit, first_marked(onto)));
    }
    if (empty != 0 && may_fill_space(rank) && fits(placed, receivers, spaces - 1, state.free_cells)) {
      steps.push_back(make_step(kPiles + suit, first_marked(empty)));
    }
  }
}

}  // namespace castellan::solver
