// The line of play from the start to the position a search stands at, and how to take it back.
//
// A search plays its own steps and, after each, the safe moves that follow; the line keeps them all, so
// that a found win is complete and a search with one mutable position can return to any earlier point.

#pragma once

#include <cstddef>
#include <ranges>
#include <vector>

#include "solver/search/search_game.hpp"

namespace castellan::solver {

template <SearchGame Game>
class Line {
 public:
  using State = typename Game::State;
  using Step = typename Game::Step;

  explicit Line(const Game& game) : game_(game) {}

  /// Number of steps played; a mark to return to.
  [[nodiscard]] std::size_t mark() const { return played_.size(); }

  /// Plays a step and keeps `key` up to date.
  void play(State& state, core::Key& key, Step step) {
    key = game_.key_after(state, key, step);
    played_.push_back({step, game_.apply(state, step)});
  }

  /// Plays safe moves until there is none.
  void play_safe(State& state, core::Key& key) {
    while (const auto step = game_.safe_step(state)) play(state, key, *step);
  }

  /// Takes steps back until `mark` steps are left. The key is the caller's to restore.
  void take_back(State& state, std::size_t mark) {
    while (played_.size() > mark) {
      game_.undo(state, played_.back().step, played_.back().undo);
      played_.pop_back();
    }
  }

  [[nodiscard]] std::vector<Step> steps() const {
    std::vector<Step> steps;
    steps.reserve(played_.size());
    for (const Played& played : played_) steps.push_back(played.step);
    return steps;
  }

 private:
  struct Played {
    Step step;
    typename Game::Undo undo;
  };
  const Game& game_;
  std::vector<Played> played_;
};

/// The whole line of play behind the steps that a search has chosen: searches play safe moves as part of the step
/// before them and may keep the chosen steps alone.
/// @param chosen The steps from last to first, as a search finds them on its way back to the start.
/// @return The steps in the order of play, each with the safe moves after it, beginning with those at the start.
template <SearchGame Game>
[[nodiscard]] std::vector<typename Game::Step> whole_line(const Game& game, typename Game::State start,
                                                          const std::vector<typename Game::Step>& chosen) {
  Line<Game> line(game);
  core::Key key{};
  line.play_safe(start, key);
  for (const auto step : chosen | std::views::reverse) {
    line.play(start, key, step);
    line.play_safe(start, key);
  }
  return line.steps();
}

}  // namespace castellan::solver
