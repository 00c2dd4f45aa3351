// The games of fixed foundation base that a rule set stands for: one, or one for each rank.
//
// Once a first card is on its foundation the base is fixed for good, so a game of open base is won
// exactly if one of the games of fixed base is.

#pragma once

#include <vector>

#include "core/board.hpp"
#include "core/rules.hpp"
#include "solver/search/search_game.hpp"
#include "solver/strategies/strategy.hpp"

namespace castellan::solver {

class FixedBases {
 public:
  explicit FixedBases(const core::Rules& rules);

  [[nodiscard]] const core::Rules& rules() const { return rules_; }

  /// One task for each base this board may still get, lowest rank first, without a heuristic. They refer to
  /// the board and to this object.
  [[nodiscard]] std::vector<Task> tasks_of(const core::Board& board) const;

 private:
  core::Rules rules_;
  std::vector<RealGame> games_;
};

}  // namespace castellan::solver
