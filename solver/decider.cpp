#include "solver/decider.hpp"

#include <stdexcept>

#include "core/castle_game.hpp"
#include "core/replay.hpp"
#include "solver/budget.hpp"
#include "solver/cpu_time.hpp"
#include "solver/ladder/fixed_bases.hpp"
#include "solver/ladder/ladder.hpp"
#include "solver/ladder/ladder_run.hpp"
#include "solver/search/shorten.hpp"
#include "solver/search/workspace.hpp"
#include "solver/shortest/shortest.hpp"

namespace castellan::solver {

struct Decider::Impl {
  Impl(const core::Rules& rules, const Limits& limits_in, const std::atomic<bool>* stop_in)
      : bases(rules), limits(limits_in), stop(stop_in), workspace(limits_in.max_memory) {}

  FixedBases bases;
  Limits limits;
  const std::atomic<bool>* stop;
  Workspace workspace;
};

Decider::Decider(const core::Rules& rules, const Limits& limits, const std::atomic<bool>* stop)
    : impl_(std::make_unique<Impl>(rules, limits, stop)) {}
Decider::~Decider() = default;
Decider::Decider(Decider&&) noexcept = default;
Decider& Decider::operator=(Decider&&) noexcept = default;

Outcome Decider::decide(const core::Board& board) {
  return run_ladder(ladder_for(impl_->bases.rules()), impl_->bases, board, impl_->limits, impl_->stop,
                    impl_->workspace);
}

Outcome Decider::decide_shortest(const core::Board& board, const ShortestSeen& seen) {
  const double start = thread_cpu_ms();
  Budget budget(impl_->limits, impl_->stop);
  Outcome outcome = climb_ladder(ladder_for(impl_->bases.rules()), impl_->bases, board, budget, impl_->workspace);
  if (outcome.verdict == Verdict::kWinnable) {
    impl_->workspace.release();
    const core::CastleGame game(impl_->bases.rules());
    const Bracket bracket =
        shorten_to_least(impl_->bases, board, shorten(game, game.start(board), core::to_steps(board, outcome.moves)),
                         impl_->limits.max_memory, budget, {}, [&](const Bracket& now) {
                           if (seen) seen(now.best.size(), now.at_least);
                         });
    outcome.moves = core::to_moves(board, bracket.best);
    if (!core::replay(impl_->bases.rules(), board, outcome.moves).won) {
      throw std::logic_error("the shortest solution does not replay");
    }
    outcome.lower_bound = bracket.at_least;
    if (!bracket.is_closed()) outcome.limit = budget.hit();
  }
  outcome.positions = budget.positions();
  outcome.cpu_ms = thread_cpu_ms() - start;
  return outcome;
}

}  // namespace castellan::solver
