#include "solver/relaxation/floating_game.hpp"

#include <algorithm>
#include <bit>

#include "solver/relaxation/anchors.hpp"

namespace castellan::solver {

using core::Card;
using core::Key;
using core::kSuits;
using Number = FloatingPiles::Number;

bool FloatingGame::applies(const core::Rules& rules) {
  return rules.build_direction == core::BuildDirection::kDown && rules.build_suit == core::BuildSuit::kAny &&
         !rules.build_wraps && rules.cells <= kMostCells && rules.base == core::Rank::kAce && rules.piles <= kPiles &&
         rules.move == core::MoveUnit::kCard && rules.space_fill != core::SpaceFill::kNoCard;
}

FloatingGame::FloatingGame(const core::Rules& rules, int floating, std::uint64_t told_apart)
    : rules_(rules),
      packing_(rules),
      floating_(floating),
      floating_ranks_((std::uint64_t{1} << kSuits * floating) - 1),
      told_apart_(told_apart & ~floating_ranks_),
      piles_(floating, told_apart_) {
  for (int suit = 0; suit < rules.suits; ++suit) {
    won_home_ = static_cast<std::uint16_t>(won_home_ | rules.ranks << (4 * suit));
  }
}

std::optional<FloatingGame::State> FloatingGame::start(const core::Board& board) {
  const Anchors anchors(packing_, board);
  State state{};
  state.floating = anchors.loose & floating_ranks_;
  for (int place = 0; place < kPiles; ++place) {
    if (place >= rules_.piles) {
      state.tops |= byte_at(place, kNoPile);
      continue;
    }
    const core::Pile& dealt = board.piles[static_cast<std::size_t>(place)];
    std::uint64_t cards = 0;
    for (const Card card : dealt) cards |= card.bit();
    if (std::popcount(cards & anchors.anchored) > FloatingPiles::kMostAnchored) return std::nullopt;
    state.held |= cards & ~anchors.loose;
    state.suits[static_cast<std::size_t>(place)] = piles_.suits_of(cards & anchors.loose);
    put(state, place, piles_.add(place, {dealt.data(), dealt.size()}, anchors.anchored));
  }
  state.free_cells = rules_.cells;
  for (std::size_t cell = 0; cell < board.cells.size(); ++cell) {
    const auto& card = board.cells[cell];
    if (!card || to_int(card->rank()) <= floating_) continue;
    state.cells[cell] = content(mover(*card));
    --state.free_cells;
  }
  for (int suit = 0; suit < kSuits; ++suit) {
    state.home = static_cast<std::uint16_t>(state.home | board.home[static_cast<std::size_t>(suit)] << (4 * suit));
  }
  return state;
}

Key FloatingGame::key_of(Number pile, std::uint64_t suits) const {
  const Key& word = piles_.key(pile);
  if (suits == 0) return word;
  return {core::mix(word.low + suits), core::mix(word.high + suits)};
}

Key FloatingGame::key(const State& state) const {
  Key key{};
  for (std::size_t place = 0; place < rules_.piles; ++place) {
    key = key + key_of(state.piles[place], state.suits[place]);
  }
  for (int suit = 0; suit < kSuits; ++suit) {
    key = key + FloatingPiles::home_key(suit, count_home(state.home, suit));
  }
  for (const std::uint8_t cell : state.cells) {
    if (cell != 0) key = key + FloatingPiles::cell_key(cell);
  }
  return key;
}

FloatingGame::Mover FloatingGame::mover(Card card) const {
  const bool is_told_apart = (told_apart_ & card.bit()) != 0;
  return {static_cast<std::uint8_t>(card.rank()),
          static_cast<std::uint8_t>(is_told_apart ? static_cast<int>(card.suit()) + 1 : 0)};
}

FloatingGame::Mover FloatingGame::mover(const State& state, int place) const {
  if (is_cell(place)) {
    const std::uint8_t cell = in_cell(state, place);
    return {static_cast<std::uint8_t>(rank_in(cell)), static_cast<std::uint8_t>(cell >> 4U)};
  }
  if (place >= kPiles) {
    const int suit = place - kPiles;
    return mover(Card(static_cast<core::Rank>(count_home(state.home, suit)), static_cast<core::Suit>(suit)));
  }
  const FloatingPiles::Pile& from = pile(state, place);
  if (told_apart_ == 0) return {from.top, 0};
  if (from.anchor != 0) return mover(Card::from_id(std::countr_zero(from.anchor)));
  const std::uint64_t suits = state.suits[static_cast<std::size_t>(place)];
  return {from.top, static_cast<std::uint8_t>(suits >> rank_shift(from.top) & 0xfU)};
}

Number FloatingGame::with(Number pile, int rank) const {
  return pile == FloatingPiles::kEmpty ? FloatingPiles::run(rank, 1) : piles_[pile].with;
}

std::uint64_t FloatingGame::suits_without_top(const State& state, int place) const {
  const FloatingPiles::Pile& from = pile(state, place);
  if (from.anchor != 0) return from.suits_without;
  return state.suits[static_cast<std::size_t>(place)] & ~(std::uint64_t{0xf} << rank_shift(from.top));
}

Key FloatingGame::key_after(const State& state, const Key& key, Step step) const {
  Key next = key;
  const auto change_home = [&](int suit, int by) {
    const int count = count_home(state.home, suit);
    next = next - FloatingPiles::home_key(suit, count) + FloatingPiles::home_key(suit, count + by);
  };
  const auto change_pile = [&](int place, Number to, std::uint64_t suits) {
    const auto p = static_cast<std::size_t>(place);
    next = next - key_of(state.piles[p], state.suits[p]) + key_of(to, suits);
  };
  if (is_foundation(step.from)) {
    change_home(step.from - kPiles, -1);
  } else if (step.from < kPiles) {
    if (told_apart_ == 0) {
      next = next + pile(state, step.from).taking;
    } else {
      change_pile(step.from, pile(state, step.from).without, suits_without_top(state, step.from));
    }
  } else if (is_cell(step.from)) {
    next = next - FloatingPiles::cell_key(in_cell(state, step.from));
  }
  if (is_foundation(step.to)) {
    change_home(step.to - kPiles, 1);
  } else if (step.to < kPiles) {
    if (told_apart_ == 0 && state.piles[step.to] != FloatingPiles::kEmpty) {
      next = next + pile(state, step.to).giving;
    } else {
      const Mover card = mover(state, step.from);
      change_pile(step.to, with(state.piles[step.to], card.rank),
                  state.suits[step.to] | std::uint64_t{card.suit} << rank_shift(card.rank));
    }
  } else if (is_cell(step.to)) {
    next = next + FloatingPiles::cell_key(content(mover(state, step.from)));
  }
  return next;
}

FloatingGame::Undo FloatingGame::apply(State& state, Step step) const {
  Undo undo{};
  undo.home = state.home;
  undo.tops = state.tops;
  undo.top_counts = state.top_counts;
  undo.held = state.held;
  undo.floating = state.floating;
  const Mover card = step.from == kFloating ? Mover{} : mover(state, step.from);
  std::uint64_t afloat = 0;  // The cards that float from now on.
  if (step.from < kPiles) {
    const FloatingPiles::Pile& from = pile(state, step.from);
    undo.from = state.piles[step.from];
    undo.suits_from = state.suits[step.from];
    state.suits[step.from] = suits_without_top(state, step.from);
    state.held &= ~(from.anchor | from.loosens);
    afloat = from.loosens & floating_ranks_;
    if (step.to == kFloating) afloat |= from.anchor;
    put(state, step.from, from.without);
  } else if (is_foundation(step.from)) {
    const int suit = step.from - kPiles;
    if (step.to == kFloating) afloat = top_at_home(state, suit);
    state.home = static_cast<std::uint16_t>(state.home - home_unit(suit));
  } else if (is_cell(step.from)) {
    undo.cell = exchange_cell(state, step.from, 0);
  }
  state.floating |= afloat;
  if (step.to < kPiles) {
    undo.to = state.piles[step.to];
    undo.suits_to = state.suits[step.to];
    state.suits[step.to] |= std::uint64_t{card.suit} << rank_shift(card.rank);
    put(state, step.to, with(undo.to, card.rank));
  } else if (is_foundation(step.to)) {
    const int suit = step.to - kPiles;
    state.home = static_cast<std::uint16_t>(state.home + home_unit(suit));
    if (step.from == kFloating) state.floating &= ~top_at_home(state, suit);
  } else if (is_cell(step.to)) {
    exchange_cell(state, step.to, content(card));
  }
  return undo;
}

void FloatingGame::undo(State& state, Step step, const Undo& undo) const {
  if (step.to < kPiles) {
    state.piles[step.to] = undo.to;
    state.suits[step.to] = undo.suits_to;
  } else if (is_cell(step.to)) {
    exchange_cell(state, step.to, 0);
  }
  if (step.from < kPiles) {
    state.piles[step.from] = undo.from;
    state.suits[step.from] = undo.suits_from;
  } else if (is_cell(step.from)) {
    exchange_cell(state, step.from, undo.cell);
  }
  state.home = undo.home;
  state.tops = undo.tops;
  state.top_counts = undo.top_counts;
  state.held = undo.held;
  state.floating = undo.floating;
}

}  // namespace castellan::solver
