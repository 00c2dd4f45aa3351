#include <vector>

#include "solver/relaxation/packing_game.hpp"
#include "solver/search/depth_first.hpp"
#include "solver/strategies/strategies.hpp"
#include "solver/strategies/workspace.hpp"

namespace castellan::solver {

namespace {

SearchResult run(const Task& task, Workspace& workspace, Budget& budget) {
  const PackingGame game(task.game->rules(), *task.board);
  std::vector<PackingGame::Step> line;
  const SearchEnd end = depth_first(game, game.start(), workspace.closed, workspace.max_depth, budget, line);
  return {end == SearchEnd::kWon ? SearchEnd::kOpen : end, {}};
}

}  // namespace

const Strategy kPacking{
    .name = "packing",
    .description = "depth-first search of the packing relaxation, which forgets where loose cards lie",
    .finds_wins = false,
    .uses_heuristic = false,
    .loss_proof = Proof::kRelaxation,
    .applies = PackingGame::applies,
    .run = run,
};

}  // namespace castellan::solver
