#include "solver/ladder/fixed_bases.hpp"

namespace castellan::solver {

using core::Rank;

FixedBases::FixedBases(const core::Rules& rules) : rules_(rules) {
  for (int base = 1; base <= rules.ranks; ++base) {
    core::Rules fixed = rules;
    fixed.base = static_cast<Rank>(base);
    if (rules.base == Rank::kNone || rules.base == fixed.base) games_.emplace_back(fixed, rules.base == Rank::kNone);
  }
}

std::vector<Task> FixedBases::tasks_of(const core::Board& board) const {
  std::vector<Task> tasks;
  for (const RealGame& game : games_) {
    if (board.base != Rank::kNone && board.base != game.rules().base) continue;
    core::Board fixed = board;
    fixed.base = game.rules().base;
    tasks.push_back({&game, game.engine().start(fixed), &board, nullptr});
  }
  return tasks;
}

}  // namespace castellan::solver
