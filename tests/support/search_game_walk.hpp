// What the concept SearchGame promises of steps, checked on random walks: searches take it on trust.

#pragma once

#include <gtest/gtest.h>

#include <cstdint>

#include "core/deals/castellan_generator.hpp"
#include "solver/search/search_game.hpp"

namespace castellan::test {

/// What a walk came across.
struct Walked {
  int settled = 0;  ///< Steps known to leave no safe move.
  int others = 0;
  int safe = 0;
  int won = 0;
};

/// Walks from a position, at random but for safe moves, and looks at every step of every position on the way.
template <solver::SearchGame Game>
void walk(const Game& game, typename Game::State state, std::uint64_t seed, Walked& walked) {
  constexpr int kLongest = 200;
  core::CastellanGenerator random(seed);
  typename Game::StepList steps;
  const auto play = [&](typename Game::State& from, typename Game::Step step) {
    const core::Key key = game.key_after(from, game.key(from), step);
    const auto undo = game.apply(from, step);
    EXPECT_EQ(game.key(from), key);
    return undo;
  };
  for (int length = 0; length < kLongest; ++length) {
    if (const auto step = game.safe_step(state)) {
      play(state, *step);
      ++walked.safe;
      continue;
    }
    if (game.won(state)) {
      ++walked.won;
      return;
    }
    game.moves(state, steps);
    if (steps.empty()) return;
    for (const auto step : steps) {
      const bool leaves_no_safe_move = game.leaves_no_safe_move(state, step);
      typename Game::State next = state;
      const auto undo = play(next, step);
      if (leaves_no_safe_move) {
        EXPECT_FALSE(game.safe_step(next).has_value());
        EXPECT_FALSE(game.won(next));
      }
      ++(leaves_no_safe_move ? walked.settled : walked.others);
      game.undo(next, step, undo);
      EXPECT_EQ(game.key(next), game.key(state));
    }
    play(state, steps[random.below(steps.size())]);
  }
}

}  // namespace castellan::test
