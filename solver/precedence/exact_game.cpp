#include "solver/precedence/exact_game.hpp"

#include "solver/precedence/foundations.hpp"
#include "solver/precedence/relaxation.hpp"
#include "solver/search/search_game.hpp"

namespace castellan::solver::precedence {

using core::precedence::kRedeal;
using core::precedence::kTurn;
using core::precedence::PlaceSet;
using core::precedence::Position;

static_assert(SearchGame<ExactGame>);

namespace {

/// The rightmost foundation of each level that is among those that take the card; the highest level first.
/// Levels that want the same rank are a full round apart, so there are at most two.
struct Choices {
  std::array<int, 2> chains{};
  int size = 0;
};

Choices choices(const Position& position, unsigned taking) {
  Choices result;
  int last_level = -1;
  while (taking != 0) {
    const int chain = rightmost(taking);
    taking ^= 1U << chain;
    const int level = Levels::of(chain, position.count(chain));
    if (level == last_level || result.size == 2) continue;
    if (result.size == 1 && Levels::of(result.chains[0], position.count(result.chains[0])) == level) continue;
    result.chains[static_cast<std::size_t>(result.size++)] = chain;
    last_level = level;
  }
  return result;
}

}  // namespace

core::Key ExactGame::key(State state) const {
  settle(game_, places_, state);
  return game_.key(state);
}

core::Key ExactGame::key_after(State state, const core::Key&, Step step) const {
  static_cast<void>(apply(state, step));
  return key(state);
}

std::optional<ExactGame::Step> ExactGame::safe_step(const State& state) const {
  if (state.turned == 0) return std::nullopt;
  const int top = game_.rank(state.turned - 1);
  const unsigned taking = Foundations(game_.rules(), state.chains).taking(top);
  if (taking == 0 || choices(state, taking).size != 1) return std::nullopt;
  const PlaceSet& same = places_[static_cast<std::size_t>(top)];
  const int left =
      std::popcount(state.left.words[0] & same.words[0]) + std::popcount(state.left.words[1] & same.words[1]);
  if (std::popcount(taking) != left) return std::nullopt;
  return Step{static_cast<std::uint8_t>(top), static_cast<std::uint8_t>(rightmost(taking))};
}

bool ExactGame::leaves_no_safe_move(const State& state, Step step) const {
  State next = state;
  static_cast<void>(apply(next, step));
  return !safe_step(next);
}

void ExactGame::moves(const State& state, StepList& steps) const {
  steps.clear();
  if (relaxation_is_lost(game_, levels_, state)) return;
  if (state.turned > 0) {
    const int top = game_.rank(state.turned - 1);
    const Choices found = choices(state, Foundations(game_.rules(), state.chains).taking(top));
    for (int i = 0; i < found.size; ++i) {
      steps.push_back(
          {static_cast<std::uint8_t>(top), static_cast<std::uint8_t>(found.chains[static_cast<std::size_t>(i)])});
    }
  }
  if (state.left.next_from(state.turned) >= 0) {
    steps.push_back(kTurn);
  } else if (state.turned > 0 && state.pass < game_.rules().redeals) {
    steps.push_back(kRedeal);
  }
}

ExactGame::Undo ExactGame::apply(State& state, Step step) const {
  const State before = state;
  if (step == kTurn || step == kRedeal) settle(game_, places_, state);
  static_cast<void>(game_.apply(state, step));
  return before;
}

}  // namespace castellan::solver::precedence
