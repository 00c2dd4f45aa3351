#include "solver/shortest/bounded_search.hpp"

#include <algorithm>
#include <array>

namespace castellan::solver {

BoundedSearch::BoundedSearch(const Task& task, BoundTable& table, int quarters, std::size_t bound_bytes)
    : game_(*task.game),
      table_(table),
      bound_(*task.game, *task.board, quarters, bound_bytes),
      position_(task.start),
      key_(task.game->key(task.start)),
      layout_(*task.board) {
  least_detours_ = std::max(bound_.quick(layout_), bound_.strong(layout_));
}

void BoundedSearch::play(core::Step step) {
  key_ = game_.key_after(position_, key_, step);
  const std::uint8_t under = position_.under[step.card];
  const Layout::Undo layout_undo = layout_.apply(step, under);
  played_.push_back({step, game_.apply(position_, step), layout_undo});
}

void BoundedSearch::take_back(std::size_t mark, const core::Key& key) {
  while (played_.size() > mark) {
    const Played& last = played_.back();
    layout_.undo(last.step, last.layout_undo);
    game_.undo(position_, last.step, last.undo);
    played_.pop_back();
  }
  key_ = key;
}

void BoundedSearch::settle() {
  while (const auto step = game_.safe_step(position_)) play(*step);
}

SearchEnd BoundedSearch::run(int detours, Budget& budget, std::vector<core::Step>& line) {
  const core::Key key = key_;
  const SearchEnd end = visit(detours, budget);
  if (end == SearchEnd::kWon) {
    line.clear();
    for (const Played& played : played_) line.push_back(played.step);
  }
  take_back(0, key);
  if (end == SearchEnd::kLost) least_detours_ = std::max(least_detours_, detours + 1);
  return end;
}

/// Searches on from the present position, whose line is the caller's to take back unless it is won.
SearchEnd BoundedSearch::visit(int detours_left, Budget& budget) {
  settle();
  if (game_.won(position_)) return SearchEnd::kWon;
  if (table_.find(key_) > detours_left) return SearchEnd::kLost;
  const int needed = bound_.strong(layout_);
  if (needed > detours_left) {
    table_.raise(key_, needed);
    return SearchEnd::kLost;
  }
  if (!budget.spend()) return SearchEnd::kStopped;
  // What is proved when this visit ends is claimed when it begins: lines that come back here are no use.
  table_.raise(key_, detours_left + 1);
  return expand(detours_left, budget);
}

SearchEnd BoundedSearch::expand(int detours_left, Budget& budget) {
  struct Child {
    core::Step step;
    int detours_left;
  };
  boost::container::static_vector<Child, core::StepList::kCapacity> children;
  core::StepList steps;
  game_.moves(position_, steps);
  const core::Key key = key_;
  for (const core::Step step : steps) {
    const int left = detours_left - detours(step, position_.under[step.card]);
    if (left < 0) continue;
    table_.prefetch(game_.key_after(position_, key, step));
    children.push_back({step, left});
  }
  const std::size_t mark = played_.size();
  for (const Child& child : children) {
    if (game_.leaves_no_safe_move(position_, child.step) &&
        table_.find(game_.key_after(position_, key, child.step)) > child.detours_left) {
      continue;
    }
    play(child.step);
    const SearchEnd end =
        bound_.quick(layout_) > child.detours_left ? SearchEnd::kLost : visit(child.detours_left, budget);
    if (end != SearchEnd::kLost) return end;
    take_back(mark, key);
  }
  return SearchEnd::kLost;
}

}  // namespace castellan::solver
