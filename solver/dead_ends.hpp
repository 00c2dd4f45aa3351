// All positions of a game that can be reached from a start, and which of them can still be won.
//
// Explores the whole graph of positions, then walks it backwards from the wins: what is not met is dead.
// On a relaxation this prunes the real search: a real position whose image is dead is lost.

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/key.hpp"
#include "solver/budget.hpp"
#include "solver/index_map.hpp"
#include "solver/line.hpp"
#include "solver/search_end.hpp"
#include "solver/search_game.hpp"

namespace castellan::solver {

class DeadEnds {
 public:
  /// Explores every position that can be reached, each with its safe moves played.
  /// @param max_positions Above this many the exploration stops (kStopped) and nothing counts as dead.
  /// @return kLost when the start itself is dead, kOpen when it is not, kStopped.
  template <SearchGame Game>
  [[nodiscard]] SearchEnd explore(const Game& game, typename Game::State state, std::size_t max_positions,
                                  Budget& budget);

  /// Whether the position with this key, its safe moves played, was met and cannot be won.
  [[nodiscard]] bool is_dead(const core::Key& key) const {
    const std::uint32_t index = index_.find(key);
    return index != IndexMap::kNone && !alive_[index];
  }

 private:
  struct Edge {
    std::uint32_t from;
    std::uint32_t to;
  };

  /// Marks what reaches a position that is marked already.
  void spread(const std::vector<Edge>& edges);

  IndexMap index_;
  std::vector<bool> alive_;
};

template <SearchGame Game>
SearchEnd DeadEnds::explore(const Game& game, typename Game::State state, std::size_t max_positions, Budget& budget) {
  struct Waiting {
    typename Game::State state;
    core::Key key;
    std::uint32_t index;
  };
  index_.clear();
  alive_.clear();
  std::vector<Edge> edges;
  std::vector<Waiting> waiting;
  typename Game::StepList steps;

  const auto settle = [&](typename Game::State& position, core::Key& key) {
    while (const auto step = game.safe_step(position)) {
      key = game.key_after(position, key, *step);
      (void)game.apply(position, *step);
    }
  };
  const auto arrive = [&](typename Game::State position, core::Key key) {
    settle(position, key);
    const std::uint32_t known = index_.size();
    const std::uint32_t index = index_.find_or_add(key);
    if (index == known) {
      alive_.push_back(game.won(position));
      waiting.push_back({position, key, index});
    }
    return index;
  };

  arrive(state, game.key(state));
  while (!waiting.empty()) {
    if (index_.size() > max_positions || !budget.spend()) {
      index_.clear();
      return SearchEnd::kStopped;
    }
    const Waiting node = waiting.back();
    waiting.pop_back();
    if (alive_[node.index]) continue;  // Won.
    game.moves(node.state, steps);
    for (const auto step : steps) {
      typename Game::State child = node.state;
      const core::Key key = game.key_after(node.state, node.key, step);
      (void)game.apply(child, step);
      edges.push_back({node.index, arrive(child, key)});
    }
  }
  spread(edges);
  return alive_[0] ? SearchEnd::kOpen : SearchEnd::kLost;
}

}  // namespace castellan::solver
