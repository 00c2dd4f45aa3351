// The shortest solution of a deal, or the best one found and how many moves every solution needs at least.
//
// Starts from any solution and closes in from both sides. The end of the line is shortened first, from later and then
// earlier positions. Rounds of iterative deepening guided by the bound times two, 1½ and 1¼ find better solutions soon;
// rounds by the bound itself prove, one detour more each, that nothing shorter is there, until a solution is met.
// docs/shortest.md has the argument and the measurements.

#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "core/board.hpp"
#include "core/position.hpp"
#include "solver/budget.hpp"
#include "solver/ladder/fixed_bases.hpp"

namespace castellan::solver {

/// What is known so far.
struct Bracket {
  std::vector<core::Step> best;
  std::size_t at_least = 0;            ///< Moves that every solution has.
  bool has_run_out_of_memory = false;  ///< The system had none for the search.

  [[nodiscard]] bool is_closed() const { return best.size() == at_least; }
};

/// Told of each improvement of either end.
using BracketSeen = std::function<void(const Bracket&)>;

/// @param solution  Legal steps from the board to a won position.
/// @param max_bytes Memory the search may use. It goes on when that is full.
/// @return closed, unless the budget, or a lack of memory, ended the search.
[[nodiscard]] Bracket shorten_to_least(const FixedBases& bases, const core::Board& board,
                                       std::vector<core::Step> solution, std::size_t max_bytes, Budget& budget,
                                       const BracketSeen& seen);

}  // namespace castellan::solver
