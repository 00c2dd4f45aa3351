#include "solver/ladder/ladder_run.hpp"

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

#include "core/replay.hpp"
#include "solver/budget.hpp"
#include "solver/cpu_time.hpp"
#include "solver/search/best_first.hpp"
#include "solver/search/shorten.hpp"

namespace castellan::solver {

namespace {

/// Steps above which a line is shortened: best-first lines are not worth the time, depth-first ones wander.
constexpr std::size_t kLongLine = 300;

void accept_win(const core::Rules& rules, const Task& task, const std::vector<core::Step>& line, Outcome& outcome) {
  const core::Board& board = *task.board;
  outcome.moves =
      core::to_moves(board, line.size() > kLongLine ? shorten(task.game->engine(), task.start, line) : line);
  if (!core::replay(rules, board, outcome.moves).won) {
    throw std::logic_error("the solution found does not replay");
  }
  outcome.verdict = Verdict::kWinnable;
  outcome.proof = Proof::kSolution;
}

/// Positions above which a search may have taken so much memory that the next one could lack it.
constexpr std::uint64_t kLargeSearch = 100'000;

/// A foundation base not yet proved lost.
struct OpenBase {
  Task task;
  std::vector<const Strategy*> ran_dry;  ///< Searched to their end without an answer: no use to run them again.

  [[nodiscard]] bool is_dry(const Strategy* strategy) const {
    return std::ranges::find(ran_dry, strategy) != ran_dry.end();
  }
};

void put_promising_first(std::vector<OpenBase>& bases, const Rung& rung) {
  if (bases.size() < 2 || rung.heuristic == nullptr) return;
  std::vector<std::pair<int, std::size_t>> order;
  for (OpenBase& base : bases) {
    base.task.heuristic = rung.heuristic;
    order.emplace_back(start_score(base.task), order.size());
  }
  std::ranges::sort(order);
  std::vector<OpenBase> sorted;
  sorted.reserve(bases.size());
  for (const auto& [score, index] : order) sorted.push_back(std::move(bases[index]));
  bases = std::move(sorted);
}

}  // namespace

Outcome climb_ladder(std::span<const Rung> ladder, const FixedBases& bases, const core::Board& board, Budget& budget,
                     Workspace& workspace) {
  Outcome outcome;
  std::vector<OpenBase> open;
  for (const Task& task : bases.tasks_of(board)) open.push_back({task, {}});
  bool all_ran_dry = true;
  for (const Rung& rung : ladder) {
    put_promising_first(open, rung);
    for (auto base = open.begin(); base != open.end();) {
      if (base->is_dry(rung.strategy)) {
        ++base;
        continue;
      }
      budget.begin_stage(rung.max_positions);
      base->task.heuristic = rung.heuristic;
      const std::uint64_t before = budget.positions();
      const SearchResult result = rung.strategy->run(base->task, workspace, budget);
      if (budget.positions() - before > kLargeSearch) workspace.release();
      if (result.end == SearchEnd::kWon && rung.strategy->finds_wins) {
        accept_win(bases.rules(), base->task, result.line, outcome);
        outcome.stage = rung.strategy->name;
        return outcome;
      }
      if (budget.hit() != LimitHit::kNone) {
        outcome.limit = budget.hit();
        return outcome;
      }
      all_ran_dry = all_ran_dry && result.end != SearchEnd::kStopped;
      if (result.end == SearchEnd::kOpen) base->ran_dry.push_back(rung.strategy);
      const bool lost = result.end == SearchEnd::kLost && rung.strategy->loss_proof != Proof::kNone;
      base = lost ? open.erase(base) : base + 1;
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

Outcome run_ladder(std::span<const Rung> ladder, const FixedBases& bases, const core::Board& board,
                   const Limits& limits, const std::atomic<bool>* stop, Workspace& workspace) {
  const double start = thread_cpu_ms();
  Budget budget(limits, stop);
  Outcome outcome = climb_ladder(ladder, bases, board, budget, workspace);
  outcome.positions = budget.positions();
  outcome.cpu_ms = thread_cpu_ms() - start;
  return outcome;
}

}  // namespace castellan::solver
