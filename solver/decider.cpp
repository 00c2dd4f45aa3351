#include "solver/decider.hpp"

#include <stdexcept>
#include <utility>
#include <vector>

#include "core/castle_game.hpp"
#include "core/replay.hpp"
#include "solver/analysis/difficulty.hpp"
#include "solver/budget.hpp"
#include "solver/cpu_time.hpp"
#include "solver/ladder/fixed_bases.hpp"
#include "solver/ladder/ladder.hpp"
#include "solver/ladder/ladder_run.hpp"
#include "solver/search/workspace.hpp"
#include "solver/shortest/shortest.hpp"
#include "solver/shortest/straighten.hpp"

namespace castellan::solver {

struct Decider::Impl {
  Impl(const core::Rules& rules, std::vector<Rung> ladder_in, const Limits& limits_in, const std::atomic<bool>* stop_in,
       int threads)
      : bases(rules),
        game(rules),
        ladder(std::move(ladder_in)),
        limits(limits_in),
        stop(stop_in),
        workspace(limits_in.max_memory, threads) {}

  [[nodiscard]] std::vector<core::Step> straightened(const core::Board& board,
                                                     const std::vector<core::Move>& solution) const {
    return straighten(game, game.start(board), core::to_steps(board, solution));
  }

  /// The moves of a line that has been made shorter, replayed.
  [[nodiscard]] std::vector<core::Move> checked(const core::Board& board, const std::vector<core::Step>& line) const {
    std::vector<core::Move> moves = core::to_moves(board, line);
    if (!core::replay(bases.rules(), board, moves).won) throw std::logic_error("the shorter solution does not replay");
    return moves;
  }

  FixedBases bases;
  core::CastleGame game;
  std::vector<Rung> ladder;
  Limits limits;
  const std::atomic<bool>* stop;
  Workspace workspace;
};

Decider::Decider(const core::Rules& rules, const Limits& limits, const std::atomic<bool>* stop, int threads)
    : Decider(rules, {ladder_for(rules).begin(), ladder_for(rules).end()}, limits, stop, threads) {}
Decider::Decider(const core::Rules& rules, std::vector<Rung> ladder, const Limits& limits,
                 const std::atomic<bool>* stop, int threads)
    : impl_(std::make_unique<Impl>(rules, std::move(ladder), limits, stop, threads)) {}
Decider::~Decider() = default;
Decider::Decider(Decider&&) noexcept = default;
Decider& Decider::operator=(Decider&&) noexcept = default;

Outcome Decider::decide(const core::Board& board) {
  Outcome outcome = run_ladder(impl_->ladder, impl_->bases, board, impl_->limits, impl_->stop, impl_->workspace);
  outcome.difficulty = difficulty_of(record_of(0, outcome));
  return outcome;
}

Outcome Decider::decide_straight(const core::Board& board) {
  Outcome outcome = decide(board);
  if (outcome.verdict != Verdict::kWinnable) return outcome;
  const double start = thread_cpu_ms();
  outcome.moves = impl_->checked(board, impl_->straightened(board, outcome.moves));
  outcome.cpu_ms += thread_cpu_ms() - start;
  return outcome;
}

Outcome Decider::decide_shortest(const core::Board& board, const ShortestSeen& seen) {
  const double start = thread_cpu_ms();
  Budget budget(impl_->limits, impl_->stop);
  Outcome outcome = climb_ladder(impl_->ladder, impl_->bases, board, budget, impl_->workspace);
  outcome.positions = budget.positions();
  outcome.difficulty = difficulty_of(record_of(0, outcome));
  if (outcome.verdict == Verdict::kWinnable) {
    impl_->workspace.release();
    const Bracket bracket = shorten_to_least(impl_->bases, board, impl_->straightened(board, outcome.moves),
                                             impl_->limits.max_memory, budget, {}, [&](const Bracket& now) {
                                               if (seen) seen(now.best.size(), now.at_least);
                                             });
    outcome.moves = impl_->checked(board, bracket.best);
    outcome.lower_bound = bracket.at_least;
    if (!bracket.is_closed()) outcome.limit = budget.hit();
  }
  outcome.positions = budget.positions();
  outcome.cpu_ms = thread_cpu_ms() - start + budget.helper_cpu_ms();
  return outcome;
}

Outcome Decider::answer(Question question, const core::Board& board) {
  switch (question) {
    case Question::kWinnable: break;
    case Question::kStraight: return decide_straight(board);
    case Question::kShortest: return decide_shortest(board);
  }
  return decide(board);
}

}  // namespace castellan::solver
