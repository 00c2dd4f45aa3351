// Decides deals of one rule set: the door to the solver for everything that is not a strategy itself.

#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/board.hpp"
#include "core/rules.hpp"
#include "solver/ladder/ladder.hpp"
#include "solver/limits.hpp"
#include "solver/outcome.hpp"
#include "solver/watch.hpp"

namespace castellan::solver {

/// What is asked about a deal.
enum class Question : std::uint8_t {
  kWinnable,  ///< Can it be won? With the solution that is found first, if it can.
  kStraight,  ///< The same, and a solution fit to be shown: straightened, which takes a fraction of a millisecond.
  kShortest,  ///< The same, and a shortest solution, or the best one found within the limits and the number of moves
              ///< that every solution has at least.
};

/// Owns the tables and memory of one worker thread; reused from deal to deal. Not thread-safe: one
/// Decider per thread.
class Decider {
 public:
  /// @param stop    When it becomes true the running search ends as undecided (kInterrupted); may be null.
  /// @param threads That work on one deal, each with tables of its own; they change nothing but the time it takes.
  explicit Decider(const core::Rules& rules, const Limits& limits = {}, const std::atomic<bool>* stop = nullptr,
                   int threads = 1);
  /// One that decides by a ladder of the caller's, of strategies that apply to the rules.
  Decider(const core::Rules& rules, std::vector<Rung> ladder, const Limits& limits, const std::atomic<bool>* stop,
          int threads);
  ~Decider();
  Decider(Decider&&) noexcept;
  Decider& operator=(Decider&&) noexcept;

  /// The answer for a board of this rule set. Depends on the board, the rules and the limits alone.
  /// @throws std::logic_error if a solution found does not pass the judge (a defect of the solver).
  [[nodiscard]] Outcome answer(Question question, const core::Board& board, const Watch& watch = {});

  /// Whether the board can be won.
  [[nodiscard]] Outcome decide(const core::Board& board) { return answer(Question::kWinnable, board); }
  /// The same by another ladder of strategies that apply to the rules.
  [[nodiscard]] Outcome decide_by(std::span<const Rung> ladder, const core::Board& board);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace castellan::solver
