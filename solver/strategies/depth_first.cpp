#include "solver/search/depth_first.hpp"

#include "solver/strategies/strategies.hpp"
#include "solver/strategies/workspace.hpp"

namespace castellan::solver {

namespace {

SearchResult run(const Task& task, Workspace& workspace, Budget& budget) {
  SearchResult result;
  result.end = depth_first(*task.game, task.start, workspace.closed, workspace.max_depth, budget, result.line);
  return result;
}

}  // namespace

const Strategy kDepthFirst{
    .name = "depth-first",
    .description = "complete depth-first search over exact positions",
    .finds_wins = true,
    .uses_heuristic = false,
    .loss_proof = Proof::kExhausted,
    .applies = [](const core::Rules&) { return true; },
    .run = run,
};

}  // namespace castellan::solver
