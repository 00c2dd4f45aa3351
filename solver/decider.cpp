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
    for (int base = 1; base <= rules.ranks; ++base) {
      Rules fixed = rules;
      fixed.base = static_cast<Rank>(base);
      if (rules.base == Rank::kNone || rules.base == fixed.base) games.emplace_back(fixed);
    }
  }

  /// The games of fixed base that this board may still become.
  [[nodiscard]] std::vector<Task> tasks_of(const Board& board) const {
    std::vector<Task> tasks;
    for (const RealGame& game : games) {
      if (board.base != Rank::kNone && board.base != game.rules().base) continue;
      Board fixed = board;
      fixed.base = game.rules().base;
      tasks.push_back({&game, game.engine().start(fixed), &board, nullptr});
    }
    return tasks;
  }

  Outcome search(const Board& board, Budget& budget) {
    Outcome outcome;
    std::vector<Task> open = tasks_of(board);
    for (const Rung& rung : ladder_for(rules)) {
      for (auto task = open.begin(); task != open.end();) {
        budget.begin_stage(rung.max_positions);
        task->heuristic = rung.heuristic;
        const SearchResult result = rung.strategy->run(*task, workspace, budget);
        if (result.end == SearchEnd::kWon && rung.strategy->finds_wins) {
          accept_win(board, result.line, outcome);
          outcome.stage = rung.strategy->name;
          return outcome;
        }
        if (budget.hit() != LimitHit::kNone) {
          outcome.limit = budget.hit();
          return outcome;
        }
        const bool lost = result.end == SearchEnd::kLost && rung.strategy->loss_proof != Proof::kNone;
        task = lost ? open.erase(task) : task + 1;
        if (open.empty()) {
          outcome.verdict = Verdict::kUnwinnable;
          outcome.proof = rung.strategy->loss_proof;
          outcome.stage = rung.strategy->name;
          return outcome;
        }
      }
    }
    outcome.limit = budget.ran_out_of_memory() ? LimitHit::kMemory : LimitHit::kPositions;
    return outcome;
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
  std::vector<RealGame> games;  ///< One for each base rank the rules allow.
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
