// The cells of the floating game: which steps there are to and from them, and what taking one changes. Apart from the
// rest, so that games without cells pay nothing.

#include <algorithm>
#include <bit>
#include <utility>

#include "core/byte_mask.hpp"
#include "solver/relaxation/floating_game.hpp"

namespace castellan::solver {

using core::kSuits;

std::uint64_t FloatingGame::cell_as(const State& state, std::uint8_t cell, std::uint64_t wanted) const {
  const unsigned shift = rank_shift(rank_in(cell));
  const unsigned suit = cell >> 4U;
  if (suit != 0) return wanted & std::uint64_t{1} << (shift + suit - 1U);
  return wanted & std::uint64_t{0xf} << shift & ~state.held & ~told_apart_;
}

std::optional<FloatingGame::Step> FloatingGame::safe_step_from_cell(const State& state) const {
  const int highest = least_home(state.home) + 2;
  const std::uint64_t next = wanted(state);
  for (int place = kFirstCell; place < kFirstCell + rules_.cells; ++place) {
    const std::uint8_t cell = in_cell(state, place);
    if (cell == 0 || rank_in(cell) > highest) continue;
    const std::uint64_t cards = cell_as(state, cell, next);
    if (std::has_single_bit(cards)) return make_step(place, kPiles + std::countr_zero(cards) % kSuits);
  }
  return std::nullopt;
}

bool FloatingGame::add_steps_home_from_cells(const State& state, StepList& steps) const {
  const int highest_safe = least_home(state.home) + 2;
  const std::uint64_t next = wanted(state);
  for (int place = kFirstCell; place < kFirstCell + rules_.cells; ++place) {
    const std::uint8_t cell = in_cell(state, place);
    if (cell == 0) continue;
    const std::uint64_t cards = cell_as(state, cell, next);
    const bool safe = cards != 0 && rank_in(cell) <= highest_safe;
    if (safe) steps.clear();
    for (std::uint64_t rest = cards; rest != 0; rest &= rest - 1) {
      steps.push_back(make_step(place, kPiles + std::countr_zero(rest) % kSuits));
    }
    if (safe) return true;
  }
  return false;
}

void FloatingGame::add_steps_of_cells(const State& state, StepList& steps) const {
  const std::uint64_t placed = Packing::count(state.floating);
  const std::uint64_t receivers = placed + state.top_counts;
  const std::uint64_t empty = core::marks_equal(state.tops, 0);
  const int spaces = std::popcount(empty);
  const auto first_marked = [](std::uint64_t marks) { return std::countr_zero(marks) / 8; };
  for (int place = kFirstCell; place < kFirstCell + rules_.cells; ++place) {
    const int rank = rank_in(in_cell(state, place));
    if (rank == 0) continue;
    std::uint64_t onto = core::marks_equal(state.tops, static_cast<std::uint8_t>(rank + 1));
    if (onto != 0 && fits(placed, receivers - Packing::unit(rank + 1), spaces, state.free_cells)) {
      for (; onto != 0; onto &= onto - 1) steps.push_back(make_step(place, first_marked(onto)));
    }
    if (empty != 0 && may_fill_space(rank) && fits(placed, receivers, spaces - 1, state.free_cells)) {
      steps.push_back(make_step(place, first_marked(empty)));
    }
  }
  if (state.free_cells == 0) return;
  const auto* const first_free = std::ranges::find(state.cells, 0);
  const int cell = kFirstCell + static_cast<int>(first_free - state.cells.begin());
  for (int place = 0; place < rules_.piles; ++place) {
    const int top = pile(state, place).top;
    if (top > floating_ && fits(placed, receivers - Packing::unit(top), spaces, state.free_cells - 1)) {
      steps.push_back(make_step(place, cell));
    }
  }
}

std::uint8_t FloatingGame::exchange_cell(State& state, int place, std::uint8_t content) {
  std::uint8_t& cell = state.cells[static_cast<std::size_t>(place - kFirstCell)];
  state.free_cells = static_cast<std::uint8_t>(state.free_cells + (content == 0 ? 1 : -1));
  return std::exchange(cell, content);
}

}  // namespace castellan::solver
