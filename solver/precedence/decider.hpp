// Decides deals of Precedence with all cards known.
//
// First the relaxation at the start, which proves some losses at once; then annealings, each four times
// longer than the last, which find nearly all wins, and among them a short complete search for small decks; then the
// formula, which decides what is left as far as the limits let it.

#pragma once

#include <atomic>
#include <memory>
#include <span>

#include "core/precedence/rules.hpp"
#include "core/precedence/stock.hpp"
#include "solver/limits.hpp"
#include "solver/outcome.hpp"
#include "solver/precedence/ladder.hpp"
#include "solver/watch.hpp"

namespace castellan::solver::precedence {

/// Owns the memory of one worker thread; reused from deal to deal. Not thread-safe: one Decider per thread.
class Decider {
 public:
  /// @param stop When it becomes true the running search ends as undecided (kInterrupted); may be null.
  explicit Decider(const core::precedence::Rules& rules, const Limits& limits, const std::atomic<bool>* stop = nullptr);
  ~Decider();
  Decider(Decider&&) noexcept;
  Decider& operator=(Decider&&) noexcept;

  /// The verdict for a stock of these rules. Depends on the stock, the rules and the limits alone.
  /// @throws std::logic_error if a solution found does not pass the judge (a defect of the solver).
  [[nodiscard]] Outcome decide(const core::precedence::Stock& stock, const Watch& watch = {});
  /// The same by another ladder.
  [[nodiscard]] Outcome decide_by(std::span<const Rung> ladder, const core::precedence::Stock& stock,
                                  const Watch& watch = {});

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace castellan::solver::precedence
