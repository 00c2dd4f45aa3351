// What a strategy is: a search with one signature and declared properties.
//
// A strategy gets a task (a game whose foundation base is fixed, and a position to start from), the
// worker's memory and a budget. The ladder (ladder.hpp) runs strategies one after the other and
// believes of each only what its properties declare.

#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/board.hpp"
#include "core/position.hpp"
#include "solver/budget.hpp"
#include "solver/heuristics/heuristic.hpp"
#include "solver/outcome.hpp"
#include "solver/search/search_end.hpp"
#include "solver/search/search_game.hpp"

namespace castellan::solver {

class Workspace;

struct Task {
  const RealGame* game;  ///< Of a fixed foundation base.
  core::Position start;
  const core::Board* board;    ///< The same position as a board; its base may still be open.
  const Heuristic* heuristic;  ///< Guides the strategies that use one.
};

struct SearchResult {
  SearchEnd end = SearchEnd::kOpen;
  std::vector<core::Step> line;  ///< The winning line, every single step, when `end` is kWon.
};

struct Strategy {
  std::string_view name;
  std::string_view description;
  bool finds_wins;
  bool uses_heuristic;
  Proof loss_proof;  ///< What its kLost rests on; kNone for a strategy that never proves a loss.
  bool (*applies)(const core::Rules&);
  SearchResult (*run)(const Task&, Workspace&, Budget&);
};

}  // namespace castellan::solver
