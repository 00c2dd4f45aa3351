// The line of play from the start to the position a search stands at, and how to take it back.
//
// A search plays its own steps and, after each, the safe moves that follow; the line keeps them all, so
// that a found win is complete and a search with one mutable position can return to any earlier point.

#pragma once

#include <cstddef>
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

}  // namespace castellan::solver
