#include "solver/search/search_game.hpp"

#include <algorithm>

namespace castellan::solver {

void RealGame::moves(const State& state, StepList& steps) const {
  if (dead_ends_.contain(game_, order_, state)) {
    steps.clear();
    return;
  }
  game_.moves(state, steps);
  if (!rules().may_return) return;
  steps.remove_if([&](Step step) {
    return state.under[step.card] == core::kHome && safe_moves_.return_is_pointless(state, step.card);
  });
}

}  // namespace castellan::solver
