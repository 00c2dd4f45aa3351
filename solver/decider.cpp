// Runs the ladder on a deal, once for every base rank the foundations may still get, and lets the judge
// replay each win before it is reported.

#include "solver/decider.hpp"

#include <time.h>

#include <stdexcept>
#include <vector>

#include "core/replay.hpp"
#include "solver/budget.hpp"
#include "solver/ladder.hpp"
#include "solver/search_game.hpp"
#include "solver/workspace.hpp"

namespace castellan::solver {

namespace {

using core::Board;
using core::Rank;
using core::Rules;

double thread_cpu_ms() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

}  // namespace

struct Decider::Impl {
  Impl(const Rules& rules_in, const Limits& limits_in, const std::atomic<bool>* stop_in)
      : rules(rules_in), limits(limits_in), stop(stop_in), workspace(limits_in.max_memory) {
    // Once a first card is on its foundation the base is fixed for good, so a game of open base is won
    // exactly if one of the games of fixed base is.
    games.reserve(static_cast<std::size_t>(rules.ranks) + 1);
    for (int base = 0; base <= rules.ranks; ++base) {
      Rules fixed = rules;
      fixed.base = static_cast<Rank>(base);
      games.emplace_back(fixed);
    }
  }

  /// The base ranks to try: the board's, or every rank while it is open.
  [[nodiscard]] std::vector<Rank> bases(const Board& board) const {
    if (board.base != Rank::kNone) return {board.base};
    std::vector<Rank> all;
    for (int base = 1; base <= rules.ranks; ++base) all.push_back(static_cast<Rank>(base));
    return all;
  }

  Outcome search(const Board& board, Budget& budget) {
    Outcome outcome;
    bool all_lost = true;
    for (const Rank base : bases(board)) {
      Board fixed_board = board;
      fixed_board.base = base;
      const RealGame& game = games[static_cast<std::size_t>(base)];
      const Task task{game, game.engine().start(fixed_board), fixed_board};
      const bool lost = climb(task, board, budget, outcome);
      if (outcome.verdict == Verdict::kWinnable || budget.hit() != LimitHit::kNone) break;
      all_lost = all_lost && lost;
    }
    if (outcome.verdict != Verdict::kWinnable) {
      if (all_lost && budget.hit() == LimitHit::kNone) {
        outcome.verdict = Verdict::kUnwinnable;
      } else {
        outcome.proof = Proof::kNone;
        outcome.stage = {};
        outcome.limit = budget.hit() == LimitHit::kNone ? LimitHit::kPositions : budget.hit();
      }
    }
    return outcome;
  }

  /// Tries the rungs on one task. @return whether a loss was proved; a win goes to `outcome`.
  bool climb(const Task& task, const Board& board, Budget& budget, Outcome& outcome) {
    for (const Rung& rung : ladder_for(task.game.rules())) {
      budget.begin_stage(rung.max_positions);
      SearchResult result = rung.strategy->run(task, workspace, budget);
      if (result.end == SearchEnd::kWon && rung.strategy->finds_wins) {
        accept_win(board, result.line, outcome);
        outcome.stage = rung.strategy->name;
        return false;
      }
      if (result.end == SearchEnd::kLost && rung.strategy->loss_proof != Proof::kNone) {
        outcome.proof = rung.strategy->loss_proof;
        outcome.stage = rung.strategy->name;
        return true;
      }
      if (budget.hit() != LimitHit::kNone) return false;
    }
    return false;
  }

  void accept_win(const Board& board, const std::vector<core::Step>& line, Outcome& outcome) const {
    outcome.moves = core::to_moves(board, line);
    if (!core::replay(rules, board, outcome.moves).won) {
      throw std::logic_error("the solution found does not replay");
    }
    outcome.verdict = Verdict::kWinnable;
    outcome.proof = Proof::kSolution;
  }

  Rules rules;
  Limits limits;
  const std::atomic<bool>* stop;
  std::vector<RealGame> games;  ///< By base rank; entry 0 is unused.
  Workspace workspace;
};

Decider::Decider(const Rules& rules, const Limits& limits, const std::atomic<bool>* stop)
    : impl_(std::make_unique<Impl>(rules, limits, stop)) {}
Decider::~Decider() = default;
Decider::Decider(Decider&&) noexcept = default;
Decider& Decider::operator=(Decider&&) noexcept = default;

Outcome Decider::decide(const Board& board) {
  const double start = thread_cpu_ms();
  Budget budget(impl_->limits, impl_->stop);
  Outcome outcome = impl_->search(board, budget);
  outcome.positions = budget.positions();
  outcome.cpu_ms = thread_cpu_ms() - start;
  return outcome;
}

}  // namespace castellan::solver
