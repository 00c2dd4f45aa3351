#include "solver/relaxation/suit_blind_game.hpp"

#include <algorithm>
#include <bit>

#include "core/byte_mask.hpp"

namespace castellan::solver {

using core::Card;
using core::Key;
using core::kSuits;
using Number = SuitBlindPiles::Number;

namespace {

constexpr int kFoundations = SuitBlindGame::kPiles;  ///< Place number of the first foundation.

/// Where a rank's suit stands in State::suits, and its cards in a set of cards.
unsigned rank_shift(int rank) { return 4U * (static_cast<unsigned>(rank) - 1U); }

int count_home(std::uint16_t home, int suit) { return home >> (4 * suit) & 0xf; }
std::uint16_t home_unit(int suit) { return static_cast<std::uint16_t>(1U << (4U * static_cast<unsigned>(suit))); }

std::uint64_t byte_at(int place, std::uint8_t value) {
  return std::uint64_t{value} << 8U * static_cast<unsigned>(place);
}
/// The place of the first of some marks.
int first_marked(std::uint64_t marks) { return std::countr_zero(marks) / 8; }

}  // namespace

bool SuitBlindGame::applies(const core::Rules& rules) {
  return rules.build_direction == core::BuildDirection::kDown && rules.build_suit == core::BuildSuit::kAny &&
         !rules.build_wraps && rules.cells == 0 && rules.base == core::Rank::kAce && rules.piles <= kPiles;
}

SuitBlindGame::SuitBlindGame(const core::Rules& rules, std::uint64_t told_apart)
    : rules_(rules), told_apart_(told_apart) {
  for (int suit = 0; suit < rules.suits; ++suit) {
    won_home_ = static_cast<std::uint16_t>(won_home_ | rules.ranks << (4 * suit));
  }
}

void SuitBlindGame::put(State& state, int place, Number pile) const {
  state.piles[static_cast<std::size_t>(place)] = pile;
  state.tops = (state.tops & ~byte_at(place, 0xff)) | byte_at(place, piles_[pile].top);
}

std::optional<SuitBlindGame::State> SuitBlindGame::start(const core::Board& board) {
  State state{};
  for (int place = 0; place < kPiles; ++place) {
    if (place >= rules_.piles) {
      state.tops |= byte_at(place, kNoPile);
      continue;
    }
    const core::Pile& dealt = board.piles[static_cast<std::size_t>(place)];
    const std::span<const Card> cards(dealt.data(), dealt.size());
    const auto originals = cards.first(std::min<std::size_t>(cards.size(), SuitBlindPiles::kMostOriginals));
    for (const Card card : originals) state.original_cards |= card.bit();
    Number number = piles_.add(place, originals);
    for (const Card card : cards.subspan(originals.size())) {
      if (to_int(card.rank()) + 1 != piles_[number].top) return std::nullopt;
      number = piles_[number].with;
      state.suits[static_cast<std::size_t>(place)] |= std::uint64_t{mover(card).suit}
                                                      << rank_shift(to_int(card.rank()));
    }
    put(state, place, number);
  }
  for (int suit = 0; suit < kSuits; ++suit) {
    state.home = static_cast<std::uint16_t>(state.home | board.home[static_cast<std::size_t>(suit)] << (4 * suit));
  }
  return state;
}

Key SuitBlindGame::key_of(Number pile, std::uint64_t suits) const {
  const Key& word = piles_.key(pile);
  if (suits == 0) return word;
  return {core::mix(word.low + suits), core::mix(word.high + suits)};
}

Key SuitBlindGame::key(const State& state) const {
  Key key{};
  for (std::size_t place = 0; place < rules_.piles; ++place) {
    key = key + key_of(state.piles[place], state.suits[place]);
  }
  for (int suit = 0; suit < kSuits; ++suit) {
    key = key + SuitBlindPiles::home_key(suit, count_home(state.home, suit));
  }
  return key;
}

SuitBlindGame::Mover SuitBlindGame::mover(Card card) const {
  const bool is_told_apart = (told_apart_ & card.bit()) != 0;
  return {static_cast<std::uint8_t>(card.rank()),
          static_cast<std::uint8_t>(is_told_apart ? static_cast<int>(card.suit()) + 1 : 0)};
}

SuitBlindGame::Mover SuitBlindGame::mover(const State& state, int place) const {
  if (place >= kFoundations) {
    const int suit = place - kFoundations;
    return mover(Card(static_cast<core::Rank>(count_home(state.home, suit)), static_cast<core::Suit>(suit)));
  }
  const SuitBlindPiles::Pile& from = pile(state, place);
  if (told_apart_ == 0) return {from.top, 0};
  if (from.original != 0) return mover(Card::from_id(std::countr_zero(from.original)));
  const std::uint64_t suits = state.suits[static_cast<std::size_t>(place)];
  return {from.top, static_cast<std::uint8_t>(suits >> rank_shift(from.top) & 0xfU)};
}

Number SuitBlindGame::with(Number pile, int rank) const {
  return pile == SuitBlindPiles::kEmpty ? SuitBlindPiles::run(rank, 1) : piles_[pile].with;
}

Key SuitBlindGame::key_after(const State& state, const Key& key, Step step) const {
  Key next = key;
  const auto change_home = [&](int suit, int by) {
    const int count = count_home(state.home, suit);
    next = next - SuitBlindPiles::home_key(suit, count) + SuitBlindPiles::home_key(suit, count + by);
  };
  const auto change_pile = [&](int place, Number to, std::uint64_t suits) {
    const auto p = static_cast<std::size_t>(place);
    next = next - key_of(state.piles[p], state.suits[p]) + key_of(to, suits);
  };
  if (step.from >= kFoundations) {
    change_home(step.from - kFoundations, -1);
  } else if (told_apart_ == 0) {
    next = next + pile(state, step.from).taking;
  } else {
    const SuitBlindPiles::Pile& from = pile(state, step.from);
    change_pile(step.from, from.without, state.suits[step.from] & ~(std::uint64_t{0xf} << rank_shift(from.top)));
  }
  if (step.to >= kFoundations) {
    change_home(step.to - kFoundations, 1);
  } else if (told_apart_ == 0 && state.piles[step.to] != SuitBlindPiles::kEmpty) {
    next = next + pile(state, step.to).giving;
  } else {
    const Mover card = mover(state, step.from);
    change_pile(step.to, with(state.piles[step.to], card.rank),
                state.suits[step.to] | std::uint64_t{card.suit} << rank_shift(card.rank));
  }
  return next;
}

int SuitBlindGame::least_home(std::uint16_t home) const {
  int least = count_home(home, 0);
  for (int suit = 1; suit < rules_.suits; ++suit) least = std::min(least, count_home(home, suit));
  return least;
}

std::uint64_t SuitBlindGame::wanted(const State& state) const {
  std::uint64_t cards = 0;
  for (int suit = 0; suit < rules_.suits; ++suit) {
    const int count = count_home(state.home, suit);
    if (count < rules_.ranks) cards |= std::uint64_t{1} << (kSuits * count + suit);
  }
  return cards;
}

std::uint64_t SuitBlindGame::marks_wanted(const State& state) const {
  std::uint64_t marks = 0;
  for (int suit = 0; suit < rules_.suits; ++suit) {
    marks |= core::marks_equal(state.tops, static_cast<std::uint8_t>(count_home(state.home, suit) + 1));
  }
  return marks;
}

std::uint64_t SuitBlindGame::top_as(const State& state, const SuitBlindPiles::Pile& pile, std::uint64_t suits,
                                    std::uint64_t wanted) const {
  if (pile.original != 0) return wanted & pile.original;
  const auto suit = static_cast<unsigned>(suits >> rank_shift(pile.top) & 0xfU);
  if (suit != 0) return wanted & std::uint64_t{1} << (rank_shift(pile.top) + suit - 1U);
  return wanted & std::uint64_t{0xf} << rank_shift(pile.top) & ~state.original_cards & ~told_apart_;
}

bool SuitBlindGame::leaves_no_safe_move(const State& state, Step step) const {
  if (step.from >= kFoundations || step.to >= kFoundations) return false;
  const SuitBlindPiles::Pile& left = piles_[pile(state, step.from).without];
  // If the moved card was an original it is loose now, and other tops may stand for it; but were it safe to
  // send home it would have been sent itself.
  return left.top == 0 || left.top > least_home(state.home) + 2 ||
         top_as(state, left, state.suits[step.from], wanted(state)) == 0;
}

std::optional<SuitBlindGame::Step> SuitBlindGame::safe_step(const State& state) const {
  const int highest = least_home(state.home) + 2;
  const std::uint64_t next = wanted(state);
  for (std::uint64_t marks = marks_wanted(state); marks != 0; marks &= marks - 1) {
    const int place = first_marked(marks);
    const SuitBlindPiles::Pile& from = pile(state, place);
    if (from.top > highest) continue;
    const std::uint64_t cards = top_as(state, from, state.suits[static_cast<std::size_t>(place)], next);
    if (std::has_single_bit(cards)) {
      return Step{static_cast<std::uint8_t>(place),
                  static_cast<std::uint8_t>(kFoundations + std::countr_zero(cards) % kSuits)};
    }
  }
  return std::nullopt;
}

void SuitBlindGame::moves(const State& state, StepList& steps) const {
  steps.clear();
  if (is_dead_end(state)) return;
  const auto add = [&](int from, int to) {
    steps.push_back({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
  };
  const int highest_safe = least_home(state.home) + 2;
  const std::uint64_t next = wanted(state);
  for (std::uint64_t marks = marks_wanted(state); marks != 0; marks &= marks - 1) {
    const int place = first_marked(marks);
    const SuitBlindPiles::Pile& from = pile(state, place);
    const std::uint64_t cards = top_as(state, from, state.suits[static_cast<std::size_t>(place)], next);
    const bool safe = cards != 0 && from.top <= highest_safe;
    if (safe) steps.clear();
    for (std::uint64_t rest = cards; rest != 0; rest &= rest - 1) {
      add(place, kFoundations + std::countr_zero(rest) % kSuits);
    }
    if (safe) return;
  }
  const std::uint64_t empty = core::marks_equal(state.tops, 0);
  const std::uint64_t rows_of_empty = (empty >> 7U) * 0xffU;
  for (std::uint64_t builds = core::successors(state.tops) & ~rows_of_empty; builds != 0; builds &= builds - 1) {
    const int bit = std::countr_zero(builds);
    add(bit / kPiles, bit % kPiles);
  }
  const auto may_fill = [&](int rank) {
    return empty != 0 && (rules_.space_fill == core::SpaceFill::kAnyCard || rank == rules_.ranks);
  };
  if (empty != 0) {
    for (int place = 0; place < rules_.piles; ++place) {
      const SuitBlindPiles::Pile& from = pile(state, place);
      if (from.originals + from.run > 1 && may_fill(from.top)) add(place, first_marked(empty));
    }
  }
  if (!rules_.may_return) return;
  for (int suit = 0; suit < rules_.suits; ++suit) {
    const int rank = count_home(state.home, suit);
    if (rank <= (rules_.base_cards_stay ? 1 : 0)) continue;
    // One that is safe to send home would go there again at once.
    if (rank <= least_home(static_cast<std::uint16_t>(state.home - home_unit(suit))) + 2) continue;
    const auto onto = static_cast<std::uint8_t>(rank + 1);
    for (std::uint64_t marks = core::marks_equal(state.tops, onto); marks != 0; marks &= marks - 1) {
      add(kFoundations + suit, first_marked(marks));
    }
    if (may_fill(rank)) add(kFoundations + suit, first_marked(empty));
  }
}

SuitBlindGame::Undo SuitBlindGame::apply(State& state, Step step) const {
  Undo undo{};
  undo.home = state.home;
  undo.tops = state.tops;
  undo.original_cards = state.original_cards;
  const Mover card = mover(state, step.from);
  if (step.from < kFoundations) {
    const SuitBlindPiles::Pile& from = pile(state, step.from);
    undo.from = state.piles[step.from];
    undo.suits_from = state.suits[step.from];
    state.original_cards &= ~from.original;
    state.suits[step.from] &= ~(std::uint64_t{0xf} << rank_shift(from.top));
    put(state, step.from, from.without);
  } else {
    state.home = static_cast<std::uint16_t>(state.home - home_unit(step.from - kFoundations));
  }
  if (step.to < kFoundations) {
    undo.to = state.piles[step.to];
    undo.suits_to = state.suits[step.to];
    state.suits[step.to] |= std::uint64_t{card.suit} << rank_shift(card.rank);
    put(state, step.to, with(undo.to, card.rank));
  } else {
    state.home = static_cast<std::uint16_t>(state.home + home_unit(step.to - kFoundations));
  }
  return undo;
}

void SuitBlindGame::undo(State& state, Step step, const Undo& undo) const {
  if (step.to < kFoundations) {
    state.piles[step.to] = undo.to;
    state.suits[step.to] = undo.suits_to;
  }
  if (step.from < kFoundations) {
    state.piles[step.from] = undo.from;
    state.suits[step.from] = undo.suits_from;
  }
  state.home = undo.home;
  state.tops = undo.tops;
  state.original_cards = undo.original_cards;
}

}  // namespace castellan::solver
