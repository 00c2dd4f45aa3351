// Complete depth-first search of any game: finds a win if there is one, and proves that there is none by
// running out of positions.
//
// One mutable position, a stack of step lists, and the closed set. Safe moves are played as part of the
// step before them; otherwise nothing is left out but what the game itself leaves out, so a search
// that is exhausted is a proof, resting on 128-bit keys.

#pragma once

#include <cstddef>
#include <vector>

#include "core/key.hpp"
#include "solver/budget.hpp"
#include "solver/search/closed_set.hpp"
#include "solver/search/line.hpp"
#include "solver/search/search_end.hpp"
#include "solver/search/search_game.hpp"

namespace castellan::solver {

/// @param closed    Cleared first; on kLost it holds every position that can be reached.
/// @param max_depth Bound on the memory of the line: positions on it at most, about 100 bytes each. Reaching it
///        stops the search as out of memory.
/// @param line_out  On kWon, the winning line.
template <SearchGame Game>
[[nodiscard]] SearchEnd depth_first(const Game& game, typename Game::State state, ClosedSet<core::Key>& closed,
                                    std::size_t max_depth, Budget& budget, std::vector<typename Game::Step>& line_out) {
  struct Frame {
    core::Key key;     ///< Of the position this frame expands.
    std::size_t mark;  ///< Length of the line at that position.
    std::size_t first_child;
  };
  struct Child {
    typename Game::Step step;
    bool known_new;  ///< What it leads to is in the closed set already and has no safe move.
  };
  closed.clear();
  core::Key key = game.key(state);
  Line<Game> line(game);
  std::vector<Frame> frames;
  std::vector<Child> untried;  // Of all frames, the next one last.
  typename Game::StepList steps;
  std::vector<core::Key> keys;  // Of what the steps lead to.

  const auto out_of_memory = [&] {
    budget.out_of_memory();
    return SearchEnd::kStopped;
  };
  // The children that leave no safe move are looked up at once, before they are played: most of them
  // are old. Their places in the closed set are fetched together.
  const auto expand = [&]() -> SearchEnd {
    if (!budget.spend()) return SearchEnd::kStopped;
    if (frames.size() == max_depth) return out_of_memory();
    frames.push_back({key, line.mark(), untried.size()});
    game.moves(state, steps);
    if (keys.size() < steps.size()) keys.resize(steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
      keys[i] = game.key_after(state, key, steps[i]);
      closed.prefetch(keys[i]);
    }
    for (std::size_t i = steps.size(); i-- > 0;) {
      const auto step = steps[i];
      const bool leaves_no_safe_move = game.leaves_no_safe_move(state, step);
      if (leaves_no_safe_move) {
        const Insertion insertion = closed.insert(keys[i]);
        if (insertion == Insertion::kOutOfMemory) return out_of_memory();
        if (insertion == Insertion::kOld) continue;
      }
      untried.push_back({step, leaves_no_safe_move});
    }
    return SearchEnd::kOpen;
  };
  // Plays on to the next position that matters, and expands it if it is new.
  const auto arrive = [&]() -> SearchEnd {
    line.play_safe(state, key);
    if (game.won(state)) {
      line_out = line.steps();
      return SearchEnd::kWon;
    }
    switch (closed.insert(key)) {
      case Insertion::kOld: return SearchEnd::kOpen;
      case Insertion::kOutOfMemory: return out_of_memory();
      case Insertion::kNew: break;
    }
    return expand();
  };

  SearchEnd end = arrive();
  while (end == SearchEnd::kOpen && !frames.empty()) {
    const Frame& frame = frames.back();
    line.take_back(state, frame.mark);
    if (untried.size() == frame.first_child) {
      frames.pop_back();
      continue;
    }
    key = frame.key;
    const Child child = untried.back();
    untried.pop_back();
    line.play(state, key, child.step);
    end = child.known_new ? expand() : arrive();
  }
  return end == SearchEnd::kOpen ? SearchEnd::kLost : end;
}

}  // namespace castellan::solver
