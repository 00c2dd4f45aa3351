// Complete depth-first search of any game: finds a win if there is one, and proves that there is none by
// running out of positions.
//
// One mutable position, a stack of step lists, and the closed set. Safe moves are played as part of the
// step before them; otherwise nothing is left out but what the game itself leaves out, so running dry
// is a proof, resting on 128-bit keys.

#pragma once

#include <cstddef>
#include <vector>

#include "core/key.hpp"
#include "solver/budget.hpp"
#include "solver/closed_set.hpp"
#include "solver/line.hpp"
#include "solver/search_end.hpp"
#include "solver/search_game.hpp"

namespace castellan::solver {

/// @param closed  Cleared first; on kLost it holds every position of the game that can be reached.
/// @param line    On kWon, the winning line.
template <SearchGame Game>
[[nodiscard]] SearchEnd depth_first(const Game& game, typename Game::State state, ClosedSet<core::Key>& closed,
                                    Budget& budget, std::vector<typename Game::Step>& line_out) {
  struct Frame {
    core::Key key;     ///< Of the position this frame expands.
    std::size_t mark;  ///< Length of the line at that position.
    std::size_t first_step;
  };
  closed.clear();
  core::Key key = game.key(state);
  Line<Game> line(game);
  std::vector<Frame> frames;
  std::vector<typename Game::Step> untried;  // The steps still to try of every frame, the next one last.
  typename Game::StepList list;

  const auto arrive = [&]() -> SearchEnd {
    line.play_safe(state, key);
    if (game.won(state)) {
      line_out = line.steps();
      return SearchEnd::kWon;
    }
    switch (closed.insert(key)) {
      case Insertion::kOld: return SearchEnd::kOpen;
      case Insertion::kOutOfMemory: budget.out_of_memory(); return SearchEnd::kStopped;
      case Insertion::kNew: break;
    }
    if (!budget.spend()) return SearchEnd::kStopped;
    frames.push_back({key, line.mark(), untried.size()});
    game.moves(state, list);
    for (std::size_t i = list.size(); i-- > 0;) untried.push_back(list[i]);
    return SearchEnd::kOpen;
  };

  SearchEnd end = arrive();
  while (end == SearchEnd::kOpen && !frames.empty()) {
    const Frame& frame = frames.back();
    line.take_back(state, frame.mark);
    if (untried.size() == frame.first_step) {
      frames.pop_back();
      continue;
    }
    key = frame.key;
    line.play(state, key, untried.back());
    untried.pop_back();
    end = arrive();
  }
  return end == SearchEnd::kOpen ? SearchEnd::kLost : end;
}

}  // namespace castellan::solver
