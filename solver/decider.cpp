#include "solver/decider.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "core/castle_game.hpp"
#include "core/replay.hpp"
#include "solver/analysis/difficulty.hpp"
#include "solver/budget.hpp"
#include "solver/cpu_time.hpp"
#include "solver/ladder/climb.hpp"
#include "solver/ladder/fixed_bases.hpp"
#include "solver/machine_memory.hpp"
#include "solver/shortest/shorten.hpp"
#include "solver/shortest/shortest.hpp"
#include "solver/shortest/straighten.hpp"
#include "solver/strategies/workspace.hpp"

namespace castellan::solver {

namespace {

/// Steps above which a line is shortened: best-first lines are not worth the time, depth-first ones wander.
constexpr std::size_t kLongLine = 300;

}  // namespace

struct Decider::Impl {
  Impl(const core::Rules& rules, std::vector<Rung> ladder_in, const Limits& limits_in, const std::atomic<bool>* stop_in,
       int threads)
      : bases(rules),
        game(rules),
        ladder(std::move(ladder_in)),
        limits(limits_in),
        stop(stop_in),
        workspace(std::min(limits_in.max_memory, machine_memory()), threads) {}

  [[nodiscard]] Outcome answer(Question question, std::span<const Rung> by, const core::Board& board,
                               const Watch& watch) {
    const double start = thread_cpu_ms();
    Budget budget(limits, stop, &watch);
    Outcome outcome = climb_ladder(by, bases, board, budget, workspace);
    outcome.positions = budget.positions();
    if (outcome.verdict == Verdict::kWinnable) finish(question, board, watch, budget, outcome);
    outcome.cpu_ms = thread_cpu_ms() - start + budget.helper_cpu_ms();
    return outcome;
  }

  /// The way of every win out of the solver: the line is made what the question asks for, and judged.
  void finish(Question question, const core::Board& board, const Watch& watch, Budget& budget, Outcome& outcome) {
    const core::Position start = game.start(board);
    if (outcome.line.size() > kLongLine) outcome.line = shorten(game, start, outcome.line);
    outcome.difficulty = difficulty_of(record_of(0, outcome));
    if (question != Question::kWinnable) outcome.line = straighten(game, start, std::move(outcome.line));
    if (question == Question::kShortest) close_in(board, watch, budget, outcome);
    if (!core::replay(bases.rules(), board, core::to_moves(board, outcome.line)).won) {
      throw std::logic_error("the solution found does not replay");
    }
  }

  void close_in(const core::Board& board, const Watch& watch, Budget& budget, Outcome& outcome) {
    workspace.release();
    Bracket bracket =
        shorten_to_least(bases, board, std::move(outcome.line), workspace.max_bytes(), budget, [&](const Bracket& now) {
          if (watch.shortest) watch.shortest(now.best.size(), now.at_least);
        });
    if (!bracket.is_closed()) outcome.limit = bracket.has_run_out_of_memory ? LimitHit::kMemory : budget.hit();
    outcome.line = std::move(bracket.best);
    outcome.lower_bound = bracket.at_least;
    outcome.positions = budget.positions();
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

Outcome Decider::answer(Question question, const core::Board& board, const Watch& watch) {
  return impl_->answer(question, impl_->ladder, board, watch);
}

Outcome Decider::decide_by(std::span<const Rung> ladder, const core::Board& board) {
  return impl_->answer(Question::kWinnable, ladder, board, {});
}

}  // namespace castellan::solver
