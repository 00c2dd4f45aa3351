// The line of play from the start to the position a search stands at, and how to take it back.
//
// A search plays its own steps and, after each, the safe foundation moves; the line keeps them all, so
// that a found win is complete and a search with one mutable position can return to any earlier point.

#pragma once

#include <bit>
#include <cstddef>
#include <vector>

#include "solver/strategy.hpp"

namespace castellan::solver {

class Line {
 public:
  void clear() { played_.clear(); }
  /// Number of steps played; a mark to return to.
  [[nodiscard]] std::size_t mark() const { return played_.size(); }

  /// Plays a step and keeps `key` up to date.
  void play(const core::CastleGame& game, core::Position& position, core::Key& key, core::Step step) {
    key = game.key_after(position, key, step);
    played_.push_back({step, game.apply(position, step)});
  }

  /// Plays safe foundation moves until there is none.
  void play_safe(const Task& task, core::Position& position, core::Key& key) {
    while (const std::uint64_t safe = task.safe_moves.find(task.game, position)) {
      play(task.game, position, key, {static_cast<std::uint8_t>(std::countr_zero(safe)), core::kHome});
    }
  }

  /// Takes steps back until `mark` steps are left. The key is the caller's to restore.
  void take_back(const core::CastleGame& game, core::Position& position, std::size_t mark) {
    while (played_.size() > mark) {
      game.undo(position, played_.back().step, played_.back().undo);
      played_.pop_back();
    }
  }

  [[nodiscard]] std::vector<core::Step> steps() const {
    std::vector<core::Step> steps;
    steps.reserve(played_.size());
    for (const Played& played : played_) steps.push_back(played.step);
    return steps;
  }

 private:
  struct Played {
    core::Step step;
    core::Undo undo;
  };
  std::vector<Played> played_;
};

}  // namespace castellan::solver
