#include "solver/suit_blind_game.hpp"

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
  std::array<std::array<Key, 256>, SuitBlindGame::kPiles> by_pile;  ///< [pile][shape]
  std::array<std::array<Key, 16>, 16> by_run;                       ///< [top rank][length]
  std::array<std::array<Key, 16>, kSuits> home;                     ///< [suit][count]
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
    for (auto& words : made->by_pile) std::ranges::for_each(words, fill);
    for (auto& words : made->by_run) std::ranges::for_each(words, fill);
    for (auto& words : made->home) std::ranges::for_each(words, fill);
    return made;
  }();
  return *keys;
}

Key sum(const Key& a, const Key& b) { return {a.low + b.low, a.high + b.high}; }
Key difference(const Key& a, const Key& b) { return {a.low - b.low, a.high - b.high}; }

int originals_in(std::uint8_t shape) { return shape & 0xf; }
int run_in(std::uint8_t shape) { return shape >> 4; }
constexpr std::uint8_t kOneInRun = 1U << 4U;

int count_home(std::uint16_t home, int suit) { return home >> (4 * suit) & 0xf; }
std::uint16_t home_unit(int suit) { return static_cast<std::uint16_t>(1U << (4U * static_cast<unsigned>(suit))); }

}  // namespace

bool SuitBlindGame::applies(const core::Rules& rules) {
  return rules.build_direction == core::BuildDirection::kDown && rules.build_suit == core::BuildSuit::kAny &&
         !rules.build_wraps && rules.cells == 0 && rules.base == core::Rank::kAce && rules.piles <= kPiles;
}

SuitBlindGame::SuitBlindGame(const core::Rules& rules) : rules_(rules), keys_(blind_keys()) {
  for (int suit = 0; suit < rules.suits; ++suit) {
    won_home_ = static_cast<std::uint16_t>(won_home_ | rules.ranks << (4 * suit));
  }
}

std::optional<SuitBlindGame::State> SuitBlindGame::start(const core::Board& board) {
  State state{};
  for (std::size_t p = 0; p < board.piles.size(); ++p) {
    const core::Pile& pile = board.piles[p];
    const std::size_t originals = std::min(pile.size(), kMaxOriginals);
    for (std::size_t i = 0; i < originals; ++i) {
      originals_[p][i] = pile[i];
      state.original_cards |= pile[i].bit();
    }
    for (std::size_t i = originals; i < pile.size(); ++i) {
      if (to_int(pile[i].rank()) + 1 != to_int(pile[i - 1].rank())) return std::nullopt;
    }
    state.shape[p] = static_cast<std::uint8_t>(originals | (pile.size() - originals) << 4U);
    if (!pile.empty()) state.top[p] = static_cast<std::uint8_t>(pile.back().rank());
  }
  for (int suit = 0; suit < kSuits; ++suit) {
    state.home = static_cast<std::uint16_t>(state.home | board.home[static_cast<std::size_t>(suit)] << (4 * suit));
  }
  return state;
}

const Key& SuitBlindGame::pile_word(int pile, Pile content) const {
  if (originals_in(content.shape) > 0) return keys_.by_pile[static_cast<std::size_t>(pile)][content.shape];
  return keys_.by_run[content.top][static_cast<std::size_t>(run_in(content.shape))];
}

Key SuitBlindGame::key(const State& state) const {
  Key key{};
  for (int pile = 0; pile < rules_.piles; ++pile) {
    const auto p = static_cast<std::size_t>(pile);
    key = sum(key, pile_word(pile, {state.top[p], state.shape[p]}));
  }
  for (int suit = 0; suit < kSuits; ++suit) {
    key = sum(key, keys_.home[static_cast<std::size_t>(suit)][static_cast<std::size_t>(count_home(state.home, suit))]);
  }
  return key;
}

SuitBlindGame::Pile SuitBlindGame::without_top(const State& state, int pile) const {
  const auto p = static_cast<std::size_t>(pile);
  const std::uint8_t shape = state.shape[p];
  if (run_in(shape) > 0) {
    const auto left = static_cast<std::uint8_t>(shape - kOneInRun);
    return {static_cast<std::uint8_t>(left == 0 ? 0 : state.top[p] + 1), left};
  }
  const int left = originals_in(shape) - 1;
  const int top = left == 0 ? 0 : to_int(originals_[p][static_cast<std::size_t>(left - 1)].rank());
  return {static_cast<std::uint8_t>(top), static_cast<std::uint8_t>(left)};
}

Key SuitBlindGame::key_after(const State& state, const Key& key, Step step) const {
  Key next = key;
  const auto change_home = [&](int suit, int by) {
    const auto& words = keys_.home[static_cast<std::size_t>(suit)];
    const auto count = static_cast<std::size_t>(count_home(state.home, suit));
    next = sum(difference(next, words[count]), words[count + static_cast<std::size_t>(by)]);
  };
  std::uint8_t rank = 0;
  if (step.from < kFoundations) {
    rank = state.top[step.from];
    next = sum(difference(next, pile_word(step.from, {rank, state.shape[step.from]})),
               pile_word(step.from, without_top(state, step.from)));
  } else {
    rank = static_cast<std::uint8_t>(count_home(state.home, step.from - kFoundations));
    change_home(step.from - kFoundations, -1);
  }
  if (step.to < kFoundations) {
    const std::uint8_t shape = state.shape[step.to];
    next = sum(difference(next, pile_word(step.to, {state.top[step.to], shape})),
               pile_word(step.to, {rank, static_cast<std::uint8_t>(shape + kOneInRun)}));
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

std::uint64_t SuitBlindGame::top_as(const State& state, int pile, Pile content, std::uint64_t wanted) const {
  if (run_in(content.shape) == 0) {
    const auto last = static_cast<std::size_t>(originals_in(content.shape) - 1);
    return wanted & originals_[static_cast<std::size_t>(pile)][last].bit();
  }
  const std::uint64_t equals = std::uint64_t{0xf} << (kSuits * (content.top - 1));
  return wanted & equals & ~state.original_cards;
}

bool SuitBlindGame::is_quiet(const State& state, Step step) const {
  if (step.from >= kFoundations || step.to >= kFoundations) return false;
  const Pile left = without_top(state, step.from);
  if (left.top == 0) return true;
  // If the moved card was an original it is loose now, and other tops may stand for it; but were it safe to
  // send home it would have been sent itself.
  return left.top > least_home(state.home) + 2 || top_as(state, step.from, left, wanted(state)) == 0;
}

std::optional<SuitBlindGame::Step> SuitBlindGame::safe_step(const State& state) const {
  const int highest = least_home(state.home) + 2;
  const std::uint64_t next = wanted(state);
  for (int pile = 0; pile < rules_.piles; ++pile) {
    const auto p = static_cast<std::size_t>(pile);
    const int rank = state.top[p];
    if (rank == 0 || rank > highest) continue;
    const std::uint64_t cards = top_as(state, pile, {state.top[p], state.shape[p]}, next);
    if (std::has_single_bit(cards)) {
      return Step{static_cast<std::uint8_t>(pile),
                  static_cast<std::uint8_t>(kFoundations + std::countr_zero(cards) % kSuits)};
    }
  }
  return std::nullopt;
}

void SuitBlindGame::moves(const State& state, StepList& steps) const {
  steps.clear();
  const int highest_safe = least_home(state.home) + 2;
  const std::uint64_t next = wanted(state);
  std::array<unsigned, core::kRanks + 3> piles_of_rank{};
  int empty = -1;
  for (int pile = 0; pile < rules_.piles; ++pile) {
    const auto p = static_cast<std::size_t>(pile);
    const int rank = state.top[p];
    if (rank == 0) {
      empty = pile;
      continue;
    }
    piles_of_rank[static_cast<std::size_t>(rank)] |= 1U << pile;
    const std::uint64_t cards = top_as(state, pile, {state.top[p], state.shape[p]}, next);
    const bool safe = cards != 0 && rank <= highest_safe;
    if (safe) steps.clear();
    for (std::uint64_t rest = cards; rest != 0; rest &= rest - 1) {
      steps.push_back(
          {static_cast<std::uint8_t>(pile), static_cast<std::uint8_t>(kFoundations + std::countr_zero(rest) % kSuits)});
    }
    if (safe) return;
  }
  const auto add_builds = [&](int from, int rank) {
    for (unsigned on = piles_of_rank[static_cast<std::size_t>(rank) + 1]; on != 0; on &= on - 1) {
      steps.push_back({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(std::countr_zero(on))});
    }
  };
  const auto may_fill = [&](int rank) {
    return empty >= 0 && (rules_.space_fill == core::SpaceFill::kAnyCard || rank == rules_.ranks);
  };
  for (int pile = 0; pile < rules_.piles; ++pile) {
    const auto p = static_cast<std::size_t>(pile);
    if (state.top[p] != 0) add_builds(pile, state.top[p]);
  }
  for (int pile = 0; pile < rules_.piles; ++pile) {
    const auto p = static_cast<std::size_t>(pile);
    const bool alone = originals_in(state.shape[p]) + run_in(state.shape[p]) <= 1;
    if (!alone && may_fill(state.top[p])) {
      steps.push_back({static_cast<std::uint8_t>(pile), static_cast<std::uint8_t>(empty)});
    }
  }
  if (!rules_.may_return) return;
  for (int suit = 0; suit < rules_.suits; ++suit) {
    const int rank = count_home(state.home, suit);
    if (rank <= (rules_.base_cards_stay ? 1 : 0)) continue;
    if (rank <= least_home(static_cast<std::uint16_t>(state.home - home_unit(suit))) + 2)
      continue;  // It would go home again.
    add_builds(kFoundations + suit, rank);
    if (may_fill(rank)) {
      steps.push_back({static_cast<std::uint8_t>(kFoundations + suit), static_cast<std::uint8_t>(empty)});
    }
  }
}

SuitBlindGame::Undo SuitBlindGame::apply(State& state, Step step) const {
  Undo undo{};
  std::uint8_t rank = 0;
  if (step.from < kFoundations) {
    rank = state.top[step.from];
    undo.from_top = rank;
    undo.from_shape = state.shape[step.from];
    if (run_in(undo.from_shape) == 0) {
      const auto last = static_cast<std::size_t>(originals_in(undo.from_shape) - 1);
      state.original_cards &= ~originals_[step.from][last].bit();
    }
    const Pile left = without_top(state, step.from);
    state.top[step.from] = left.top;
    state.shape[step.from] = left.shape;
  } else {
    rank = static_cast<std::uint8_t>(count_home(state.home, step.from - kFoundations));
    state.home = static_cast<std::uint16_t>(state.home - home_unit(step.from - kFoundations));
  }
  if (step.to < kFoundations) {
    undo.to_top = state.top[step.to];
    undo.to_shape = state.shape[step.to];
    state.top[step.to] = rank;
    state.shape[step.to] = static_cast<std::uint8_t>(undo.to_shape + kOneInRun);
  } else {
    state.home = static_cast<std::uint16_t>(state.home + home_unit(step.to - kFoundations));
  }
  return undo;
}

void SuitBlindGame::undo(State& state, Step step, Undo undo) const {
  if (step.to < kFoundations) {
    state.top[step.to] = undo.to_top;
    state.shape[step.to] = undo.to_shape;
  } else {
    state.home = static_cast<std::uint16_t>(state.home - home_unit(step.to - kFoundations));
  }
  if (step.from < kFoundations) {
    state.top[step.from] = undo.from_top;
    state.shape[step.from] = undo.from_shape;
    if (run_in(undo.from_shape) == 0) {
      const auto last = static_cast<std::size_t>(originals_in(undo.from_shape) - 1);
      state.original_cards |= originals_[step.from][last].bit();
    }
  } else {
    state.home = static_cast<std::uint16_t>(state.home + home_unit(step.from - kFoundations));
  }
}

}  // namespace castellan::solver
