// What each legal move of a position leads to.

#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "solver/games/game.hpp"

namespace castellan::solver {

struct Hint {
  MoveWords move;
  Outcome after;  ///< Of the position that the move leads to.

  /// Moves of the solution found, this one included; no value if none was found.
  [[nodiscard]] std::optional<std::size_t> length() const {
    return after.verdict == Verdict::kWinnable ? std::optional(after.line.size() + 1) : std::nullopt;
  }
};

struct Hints {
  /// Of the position itself: winnable if a move is or no card is left to bring home, unwinnable if all moves are.
  Verdict verdict = Verdict::kUndecided;
  LimitHit limit = LimitHit::kNone;  ///< What left a move undecided; kNone if the verdict is known.
  bool is_won = false;               ///< Nothing is left to do.
  /// Best first: the winnable moves, shortest solution first, then the undecided and the unwinnable ones. Of moves that
  /// lead to the same position up to the order of the piles or cells there is one.
  std::vector<Hint> moves;

  /// How many moves have this verdict.
  [[nodiscard]] std::size_t count(Verdict wanted) const;
  /// Share of moves after which the position cannot be won any more; no value without moves or while one is undecided.
  [[nodiscard]] std::optional<double> losing_share() const;
};

/// @param decide Called for the position after each move, one after the other.
[[nodiscard]] Hints hints(const Game& game, const Deal& position, const std::function<Outcome(const Deal&)>& decide);

/// The same on several threads.
/// @param question Whether solutions are to be made as short as the limits allow.
/// @param limits   For each move.
/// @param threads  Number of worker threads, at least 1; the hints do not depend on it.
/// @param stop     When it becomes true the moves not decided yet end as undecided (kInterrupted).
[[nodiscard]] Hints hints(const Game& game, const Deal& position, Question question, const Limits& limits, int threads,
                          std::atomic<bool>& stop);

}  // namespace castellan::solver
