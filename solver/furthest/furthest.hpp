// How far a deal can be played: the most cards that can lie on the foundations at once. A lost deal is not lost like
// another, and players like to know how near a win was.
//
// Every position that can be reached is looked at, those with the most cards home first, so that a search that is cut
// short has a good answer all the same. Nothing is pruned but positions seen before: what is known about moves that
// lose no win says nothing about how far a lost deal goes.

#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/board.hpp"
#include "core/rules.hpp"
#include "core/step.hpp"
#include "solver/limits.hpp"
#include "solver/outcome.hpp"

namespace castellan::solver {

struct Furthest {
  std::size_t at_least = 0;      ///< Cards home after `line`.
  std::size_t at_most = 0;       ///< The same if every position was looked at.
  std::vector<core::Step> line;  ///< From the board on.
  std::uint64_t positions = 0;
  LimitHit limit = LimitHit::kNone;  ///< What ended the search before its end.

  [[nodiscard]] bool is_proved() const { return at_least == at_most; }
};

/// @param stop When it becomes true the search ends with what it has found; may be null.
[[nodiscard]] Furthest furthest(const core::Rules& rules, const core::Board& board, const Limits& limits,
                                const std::atomic<bool>* stop);

}  // namespace castellan::solver
