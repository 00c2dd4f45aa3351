#include "solver/ladder_run.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

#include "core/replay.hpp"
#include "solver/best_first.hpp"
#include "solver/budget.hpp"
#include "solver/cpu_time.hpp"

namespace castellan::solver {

namespace {

void accept_win(const core::Rules& rules, const core::Board& board, const std::vector<core::Step>& line,
                Outcome& outcome) {
  outcome.moves = core::to_moves(board, line);
  if (!core::replay(rules, board, outcome.moves).won) {
    throw std::logic_error("the solution found does not replay");
  }
  outcome.verdict = Verdict::kWinnable;
  outcome.proof = Proof::kSolution;
}

void put_promising_first(std::vector<Task>& tasks, const Rung& rung) {
  if (tasks.size() < 2 || rung.heuristic == nullptr) return;
  std::vector<std::pair<int, std::size_t>> order;
  for (Task& task : tasks) {
    task.heuristic = rung.heuristic;
    order.emplace_back(start_score(task), order.size());
  }
  std::ranges::sort(order);
  std::vector<Task> sorted;
  for (const auto& [score, index] : order) sorted.push_back(tasks[index]);
  tasks = std::move(sorted);
}

Outcome climb(std::span<const Rung> ladder, const FixedBases& bases, const core::Board& board, Budget& budget,
              Workspace& workspace) {
  Outcome outcome;
  std::vector<Task> open = bases.tasks_of(board);
  bool all_ran_dry = true;
  for (const Rung& rung : ladder) {
    put_promising_first(open, rung);
    for (auto task = open.begin(); task != open.end();) {
      budget.begin_stage(rung.max_positions);
      task->heuristic = rung.heuristic;
      const SearchResult result = rung.strategy->run(*task, workspace, budget);
      if (result.end == SearchEnd::kWon && rung.strategy->finds_wins) {
        accept_win(bases.rules(), board, result.line, outcome);
        outcome.stage = rung.strategy->name;
        return outcome;
      }
      if (budget.hit() != LimitHit::kNone) {
        outcome.limit = budget.hit();
        return outcome;
      }
      all_ran_dry = all_ran_dry && result.end != SearchEnd::kStopped;
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
  if (!all_ran_dry) outcome.limit = budget.ran_out_of_memory() ? LimitHit::kMemory : LimitHit::kPositions;
  return outcome;
}

}  // namespace

Outcome run_ladder(std::span<const Rung> ladder, const FixedBases& bases, const core::Board& board,
                   const Limits& limits, const std::atomic<bool>* stop, Workspace& workspace) {
  const double start = thread_cpu_ms();
  Budget budget(limits, stop);
  Outcome outcome = climb(ladder, bases, board, budget, workspace);
  outcome.positions = budget.positions();
  outcome.cpu_ms = thread_cpu_ms() - start;
  return outcome;
}

}  // namespace castellan::solver
