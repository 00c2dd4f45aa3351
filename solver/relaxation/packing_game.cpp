#include "solver/relaxation/packing_game.hpp"

#include <algorithm>
#include <bit>

namespace castellan::solver {

using core::kSuits;

namespace {

int count_home(std::uint16_t home, int suit) { return home >> (kSuits * suit) & 0xf; }
unsigned home_unit(int suit) { return 1U << static_cast<unsigned>(kSuits * suit); }

}  // namespace

PackingGame::PackingGame(const core::Rules& rules, const core::Board& board)
    : rules_(rules),
      packing_(rules),
      anchors_(packing_, board),
      start_{anchors_.anchored, anchors_.tops, anchors_.loose, 0, static_cast<std::uint8_t>(anchors_.spaces)} {
  for (int suit = 0; suit < rules.suits; ++suit) {
    start_.home =
        static_cast<std::uint16_t>(start_.home + home_unit(suit) * board.home[static_cast<std::size_t>(suit)]);
  }
}

core::Key PackingGame::key_after(const State& state, const core::Key& /*key*/, Step step) const {
  State next = state;
  static_cast<void>(apply(next, step));
  return key(next);
}

std::uint64_t PackingGame::wanted(const State& state) const {
  std::uint64_t cards = 0;
  for (int suit = 0; suit < rules_.suits; ++suit) {
    cards |= std::uint64_t{1} << (kSuits * count_home(state.home, suit) + suit);
  }
  return cards & core::kAllCards;
}

int PackingGame::least_home(const State& state) const {
  int least = count_home(state.home, 0);
  for (int suit = 1; suit < rules_.suits; ++suit) least = std::min(least, count_home(state.home, suit));
  return least;
}

std::optional<PackingGame::Step> PackingGame::safe_step(const State& state) const {
  if (rules_.build_suit != core::BuildSuit::kAny) return std::nullopt;
  const std::uint64_t fitting = wanted(state) & (state.loose | state.tops);
  if (fitting == 0) return std::nullopt;
  const auto lowest = static_cast<std::uint8_t>(std::countr_zero(fitting));
  if (lowest / kSuits + 1 > least_home(state) + 2) return std::nullopt;
  return Step{lowest, true};
}

void PackingGame::moves(const State& state, StepList& steps) const {
  steps.clear();
  const std::uint64_t receivers = state.loose | state.tops;
  const auto try_all = [&](std::uint64_t cards, bool go_home) {
    for (; cards != 0; cards &= cards - 1) {
      const std::uint64_t card = cards & -cards;
      if (packing_.fits(go_home ? state.loose : state.loose | card, receivers & ~card, state.spaces)) {
        steps.push_back({static_cast<std::uint8_t>(std::countr_zero(card)), go_home});
      }
    }
  };
  const std::uint64_t fitting = wanted(state) & receivers;
  try_all(fitting & state.tops, true);
  try_all(state.tops, false);
  try_all(fitting & state.loose, true);
  if (!rules_.may_return) return;
  for (int suit = 0; suit < rules_.suits; ++suit) {
    const int rank = count_home(state.home, suit);
    if (rank <= (rules_.base_cards_stay ? 1 : 0)) continue;
    try_all(std::uint64_t{1} << (kSuits * (rank - 1) + suit), false);
  }
}

PackingGame::Undo PackingGame::apply(State& state, Step step) const {
  const Undo before = state;
  const std::uint64_t card = std::uint64_t{1} << step.card;
  const auto unit = home_unit(step.card % kSuits);
  if ((state.tops & card) != 0) {
    state.anchored ^= card;
    state.tops ^= card | anchors_.next[step.card];
    state.loose |= anchors_.loosens[step.card];
    if (anchors_.next[step.card] == 0) ++state.spaces;
  } else if ((state.loose & card) != 0) {
    state.loose ^= card;
  } else {
    state.home = static_cast<std::uint16_t>(state.home - unit);
  }
  if (step.goes_home) {
    state.home = static_cast<std::uint16_t>(state.home + unit);
  } else {
    state.loose |= card;
  }
  return before;
}

}  // namespace castellan::solver
