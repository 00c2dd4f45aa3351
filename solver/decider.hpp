// Decides deals of one rule set: the door to the solver for everything that is not a strategy itself.

#pragma once

#include <atomic>
#include <memory>

#include "core/board.hpp"
#include "core/rules.hpp"
#include "solver/limits.hpp"
#include "solver/outcome.hpp"

namespace castellan::solver {

/// Owns the tables and memory of one worker thread; reused from deal to deal. Not thread-safe: one
/// Decider per thread.
class Decider {
 public:
  /// @param stop When it becomes true the running search ends as undecided (kInterrupted); may be null.
  explicit Decider(const core::Rules& rules, const Limits& limits = {}, const std::atomic<bool>* stop = nullptr);
  ~Decider();
  Decider(Decider&&) noexcept;
  Decider& operator=(Decider&&) noexcept;

  /// The verdict for a board of this rule set. Depends on the board, the rules and the limits alone.
  /// @throws std::logic_error if a solution found does not pass the judge (a defect of the solver).
  [[nodiscard]] Outcome decide(const core::Board& board);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace castellan::solver
