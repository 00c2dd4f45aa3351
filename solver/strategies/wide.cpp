#include "solver/search/wide_search.hpp"
#include "solver/strategies/strategies.hpp"
#include "solver/strategies/workspace.hpp"

namespace castellan::solver {

namespace {

SearchResult run(const Task& task, Workspace& workspace, Budget& budget) {
  SearchResult result;
  WideSearch<RealGame> search(*task.game, workspace.wide_closed(), workspace.max_wide_bytes, workspace.team, budget);
  const double before = workspace.team.helper_cpu_ms();
  result.end = search.run(task.start, result.line);
  budget.add_helper_cpu(workspace.team.helper_cpu_ms() - before);
  return result;
}

}  // namespace

const Strategy kWide{
    .name = "wide",
    .description = "complete search over exact positions, many lines side by side, on all threads",
    .finds_wins = true,
    .uses_heuristic = false,
    .loss_proof = Proof::kExhausted,
    .applies = [](const core::Rules&) { return true; },
    .run = run,
};

}  // namespace castellan::solver
