// Depth-first search for a win with at most so many detours: one round of iterative deepening.
//
// A round that finds nothing proves that every win has more. Positions are remembered with the detours they were
// searched for in vain (bound_table.hpp), from round to round. The line is all that a round keeps besides, so memory
// goes to that table alone.

#pragma once

#include <cstddef>
#include <vector>

#include "core/board.hpp"
#include "solver/budget.hpp"
#include "solver/search/line.hpp"
#include "solver/search/search_end.hpp"
#include "solver/search/search_game.hpp"
#include "solver/shortest/bound_table.hpp"
#include "solver/shortest/detour_bound.hpp"
#include "solver/shortest/layout.hpp"
#include "solver/strategies/strategy.hpp"

namespace castellan::solver {

class BoundedSearch {
 public:
  /// @param task  Not won yet. It and the table must outlive this object.
  /// @param table May be shared by the searches of one deal's foundation bases.
  /// @param quarters, bound_bytes Of the bound that guides it (detour_bound.hpp).
  BoundedSearch(const Task& task, BoundTable& table, int quarters, std::size_t bound_bytes);

  /// Detours that every win has at least.
  [[nodiscard]] int least_detours() const { return least_detours_; }

  /// Searches for a win with at most this many detours. @return kWon, with the line in `line`; kLost if there is no
  /// such win; kStopped.
  [[nodiscard]] SearchEnd run(int detours, Budget& budget, std::vector<core::Step>& line);

 private:
  struct Played {
    core::Step step;
    core::Undo undo;
    Layout::Undo layout_undo;
  };

  void play(core::Step step);
  void take_back(std::size_t mark, const core::Key& key);
  void settle();
  [[nodiscard]] SearchEnd visit(int detours_left, Budget& budget);
  [[nodiscard]] SearchEnd expand(int detours_left, Budget& budget);

  const RealGame& game_;
  BoundTable& table_;
  DetourBound bound_;
  core::Position position_;
  core::Key key_;
  Layout layout_;
  std::vector<Played> played_;
  int least_detours_ = 0;
};

}  // namespace castellan::solver
