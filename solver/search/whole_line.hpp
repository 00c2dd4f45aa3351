// The whole line of play behind the steps a search has chosen: each of them with the safe moves after it.
//
// Searches play safe moves as part of the step before them and keep the chosen steps alone.

#pragma once

#include <ranges>
#include <vector>

#include "solver/search/search_game.hpp"

namespace castellan::solver {

/// @param chosen The steps from last to first, as a search finds them on its way back to the start.
/// @return The steps in the order of play, beginning with the safe moves at the start.
template <SearchGame Game>
[[nodiscard]] std::vector<typename Game::Step> whole_line(const Game& game, typename Game::State state,
                                                          const std::vector<typename Game::Step>& chosen) {
  std::vector<typename Game::Step> line;
  const auto play = [&](typename Game::Step step) {
    line.push_back(step);
    static_cast<void>(game.apply(state, step));
  };
  const auto settle = [&] {
    while (const auto step = game.safe_step(state)) play(*step);
  };
  settle();
  for (const auto step : chosen | std::views::reverse) {
    play(step);
    settle();
  }
  return line;
}

}  // namespace castellan::solver
