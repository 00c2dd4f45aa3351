#include "solver/relaxation/suit_blind_game.hpp"

#include <algorithm>
#include <bit>
#include <memory>

namespace castellan::solver {

using core::Card;
using core::Key;
using core::kSuits;

namespace {

constexpr int kFoundations = SuitBlindGame::kPiles;  ///< Place number of the first foundation.
constexpr std::size_t kMaxOriginals = 15;

}  // namespace

/// Random words whose sum is a position's key. Piles that hold originals have words of their own; the
/// others share theirs, so that their order does not matter.
struct BlindKeys {
  std::array<std::array<std::array<Key, 16>, 16>, SuitBlindGame::kPiles> by_pile;  ///< [pile][originals][run]
  std::array<std::array<Key, 16>, 16> by_run;                                      ///< [top rank][run]
  std::array<std::array<Key, 16>, kSuits> home;                                    ///< [suit][count]
};

namespace {

const BlindKeys& blind_keys() {
  static const auto keys = [] {
    auto made = std::make_unique<BlindKeys>();
    std::uint64_t n = std::uint64_t{1} << 32U;
    const auto fill = [&](Key& word) {
      word.low = core::random_word(n++);
      word.high = core::random_word(n++);
    };
    for (auto& rows : made->by_pile) {
      for (auto& words : rows) std::ranges::for_each(words, fill);
    }
    for (auto& words : made->by_run) std::ranges::for_each(words, fill);
    for (auto& words : made->home) std::ranges::for_each(words, fill);
    return made;
  }();
  return *keys;
}

Key sum(const Key& a, const Key& b) { return {a.low + b.low, a.high + b.high}; }
Key difference(const Key& a, const Key& b) { return {a.low - b.low, a.high - b.high}; }

/// Where a rank's suit stands in Pile::suits.
unsigned suit_shift(int rank) { return 4U * (static_cast<unsigned>(rank) - 1U); }

int count_home(std::uint16_t home, int suit) { return home >> (4 * suit) & 0xf; }
std::uint16_t home_unit(int suit) { return static_cast<std::uint16_t>(1U << (4U * static_cast<unsigned>(suit))); }

}  // namespace

bool SuitBlindGame::applies(const core::Rules& rules) {
  return rules.build_direction == core::BuildDirection::kDown && rules.build_suit == core::BuildSuit::kAny &&
         !rules.build_wraps && rules.cells == 0 && rules.base == core::Rank::kAce && rules.piles <= kPiles;
}

SuitBlindGame::SuitBlindGame(const core::Rules& rules, std::uint64_t told_apart)
    : rules_(rules), keys_(blind_keys()), told_apart_(told_apart) {
  for (int suit = 0; suit < rules.suits; ++suit) {
    won_home_ = static_cast<std::uint16_t>(won_home_ | rules.ranks << (4 * suit));
  }
}

std::optional<SuitBlindGame::State> SuitBlindGame::start(const core::Board& board) {
  State state{};
  for (std::size_t p = 0; p < board.piles.size(); ++p) {
    const core::Pile& cards = board.piles[p];
    Pile& pile = state.piles[p];
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (i < kMaxOriginals) {
        originals_[p][i] = cards[i];
        state.original_cards |= cards[i].bit();
        pile = {static_cast<std::uint8_t>(cards[i].rank()), static_cast<std::uint8_t>(i + 1), 0, 0};
      } else {
        if (to_int(cards[i].rank()) + 1 != pile.top) return std::nullopt;
        pile = with(pile, mover(cards[i]));
      }
    }
  }
  for (int suit = 0; suit < kSuits; ++suit) {
    state.home = static_cast<std::uint16_t>(state.home | board.home[static_cast<std::size_t>(suit)] << (4 * suit));
  }
  return state;
}

Key SuitBlindGame::pile_word(const Pile& pile, int place) const {
  const Key& word = pile.originals > 0 ? keys_.by_pile[static_cast<std::size_t>(place)][pile.originals][pile.run]
                                       : keys_.by_run[pile.top][pile.run];
  if (pile.suits == 0) return word;
  return {core::mix(word.low + pile.suits), core::mix(word.high + pile.suits)};
}

Key SuitBlindGame::key(const State& state) const {
  Key key{};
  for (int place = 0; place < rules_.piles; ++place) key = sum(key, pile_word(pile(state, place), place));
  for (int suit = 0; suit < kSuits; ++suit) {
    key = sum(key, keys_.home[static_cast<std::size_t>(suit)][static_cast<std::size_t>(count_home(state.home, suit))]);
  }
  return key;
}

Card SuitBlindGame::last_original(const Pile& pile, int place) const {
  return originals_[static_cast<std::size_t>(place)][static_cast<std::size_t>(pile.originals - 1)];
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
  const Pile& from = pile(state, place);
  if (from.run == 0) return mover(last_original(from, place));
  return {from.top, static_cast<std::uint8_t>(from.suits >> suit_shift(from.top) & 0xfU)};
}

SuitBlindGame::Pile SuitBlindGame::without_top(const Pile& pile, int place) const {
  Pile left = pile;
  if (pile.run > 0) {
    --left.run;
    left.suits &= ~(std::uint64_t{0xf} << suit_shift(pile.top));
    left.top = left.run + left.originals == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(pile.top + 1);
  } else {
    --left.originals;
    left.top = left.originals == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(last_original(left, place).rank());
  }
  return left;
}

SuitBlindGame::Pile SuitBlindGame::with(const Pile& pile, Mover mover) const {
  Pile more = pile;
  more.top = mover.rank;
  ++more.run;
  more.suits |= std::uint64_t{mover.suit} << suit_shift(mover.rank);
  return more;
}

Key SuitBlindGame::key_after(const State& state, const Key& key, Step step) const {
  Key next = key;
  const auto change_home = [&](int suit, int by) {
    const auto& words = keys_.home[static_cast<std::size_t>(suit)];
    const int count = count_home(state.home, suit);
    next = sum(difference(next, words[static_cast<std::size_t>(count)]), words[static_cast<std::size_t>(count + by)]);
  };
  const auto change_pile = [&](int place, const Pile& to) {
    next = sum(difference(next, pile_word(pile(state, place), place)), pile_word(to, place));
  };
  if (step.from < kFoundations) {
    change_pile(step.from, without_top(pile(state, step.from), step.from));
  } else {
    change_home(step.from - kFoundations, -1);
  }
  if (step.to < kFoundations) {
    change_pile(step.to, with(pile(state, step.to), mover(state, step.from)));
  } else {
    change_home(step.to - kFoundations, 1);
  }
  return next;
}

int SuitBlindGame::cards_home(const State& state) const {
  int cards = 0;
  for (int suit = 0; suit < kSuits; ++suit) cards += count_home(state.home, suit);
  return cards;
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

std::uint64_t SuitBlindGame::top_as(const State& state, const Pile& pile, int place, std::uint64_t wanted) const {
  if (pile.run == 0) return wanted & last_original(pile, place).bit();
  const unsigned rank_shift = static_cast<unsigned>(kSuits) * (pile.top - 1U);
  const auto suit = static_cast<unsigned>(pile.suits >> suit_shift(pile.top) & 0xfU);
  if (suit != 0) return wanted & std::uint64_t{1} << (rank_shift + suit - 1U);
  return wanted & std::uint64_t{0xf} << rank_shift & ~state.original_cards & ~told_apart_;
}

bool SuitBlindGame::is_quiet(const State& state, Step step) const {
  if (step.from >= kFoundations || step.to >= kFoundations) return false;
  const Pile left = without_top(pile(state, step.from), step.from);
  // If the moved card was an original it is loose now, and other tops may stand for it; but were it safe to
  // send home it would have been sent itself.
  return left.top == 0 || left.top > least_home(state.home) + 2 || top_as(state, left, step.from, wanted(state)) == 0;
}

std::optional<SuitBlindGame::Step> SuitBlindGame::safe_step(const State& state) const {
  const int highest = least_home(state.home) + 2;
  const std::uint64_t next = wanted(state);
  for (int place = 0; place < rules_.piles; ++place) {
    const Pile& from = pile(state, place);
    if (from.top == 0 || from.top > highest) continue;
    const std::uint64_t cards = top_as(state, from, place, next);
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
  std::array<unsigned, core::kRanks + 3> piles_of_rank{};
  int empty = -1;
  for (int place = 0; place < rules_.piles; ++place) {
    const Pile& from = pile(state, place);
    if (from.top == 0) {
      empty = place;
      continue;
    }
    piles_of_rank[from.top] |= 1U << place;
    const std::uint64_t cards = top_as(state, from, place, next);
    const bool safe = cards != 0 && from.top <= highest_safe;
    if (safe) steps.clear();
    for (std::uint64_t rest = cards; rest != 0; rest &= rest - 1) {
      add(place, kFoundations + std::countr_zero(rest) % kSuits);
    }
    if (safe) return;
  }
  const auto add_builds = [&](int from, int rank) {
    for (unsigned on = piles_of_rank[static_cast<std::size_t>(rank) + 1]; on != 0; on &= on - 1) {
      add(from, std::countr_zero(on));
    }
  };
  const auto may_fill = [&](int rank) {
    return empty >= 0 && (rules_.space_fill == core::SpaceFill::kAnyCard || rank == rules_.ranks);
  };
  for (int place = 0; place < rules_.piles; ++place) {
    if (pile(state, place).top != 0) add_builds(place, pile(state, place).top);
  }
  for (int place = 0; place < rules_.piles; ++place) {
    const Pile& from = pile(state, place);
    if (from.originals + from.run > 1 && may_fill(from.top)) add(place, empty);
  }
  if (!rules_.may_return) return;
  for (int suit = 0; suit < rules_.suits; ++suit) {
    const int rank = count_home(state.home, suit);
    if (rank <= (rules_.base_cards_stay ? 1 : 0)) continue;
    // One that is safe to send home would go there again at once.
    if (rank <= least_home(static_cast<std::uint16_t>(state.home - home_unit(suit))) + 2) continue;
    add_builds(kFoundations + suit, rank);
    if (may_fill(rank)) add(kFoundations + suit, empty);
  }
}

SuitBlindGame::Undo SuitBlindGame::apply(State& state, Step step) const {
  Undo undo{};
  const Mover card = mover(state, step.from);
  if (step.from < kFoundations) {
    Pile& from = state.piles[step.from];
    undo.from = from;
    if (from.run == 0) state.original_cards &= ~last_original(from, step.from).bit();
    from = without_top(from, step.from);
  } else {
    state.home = static_cast<std::uint16_t>(state.home - home_unit(step.from - kFoundations));
  }
  if (step.to < kFoundations) {
    Pile& to = state.piles[step.to];
    undo.to = to;
    to = with(to, card);
  } else {
    state.home = static_cast<std::uint16_t>(state.home + home_unit(step.to - kFoundations));
  }
  return undo;
}

void SuitBlindGame::undo(State& state, Step step, Undo undo) const {
  if (step.to < kFoundations) {
    state.piles[step.to] = undo.to;
  } else {
    state.home = static_cast<std::uint16_t>(state.home - home_unit(step.to - kFoundations));
  }
  if (step.from < kFoundations) {
    state.piles[step.from] = undo.from;
    if (undo.from.run == 0) state.original_cards |= last_original(undo.from, step.from).bit();
  } else {
    state.home = static_cast<std::uint16_t>(state.home + home_unit(step.from - kFoundations));
  }
}

}  // namespace castellan::solver
