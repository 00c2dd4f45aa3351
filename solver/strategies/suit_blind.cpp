#include "solver/relaxation/suit_blind_game.hpp"
#include "solver/search/depth_first.hpp"
#include "solver/strategies/strategies.hpp"
#include "solver/strategies/workspace.hpp"

namespace castellan::solver {

namespace {

SearchResult run(const Task& task, Workspace& workspace, Budget& budget) {
  SuitBlindGame game(task.game->rules(), 0);
  const auto start = game.start(*task.board);
  if (!start) return {SearchEnd::kOpen, {}};
  std::vector<SuitBlindGame::Step> line;
  const SearchEnd end = depth_first(game, *start, workspace.closed, workspace.max_depth, budget, line);
  // A win of the relaxation is a strong hint, never a verdict.
  return {end == SearchEnd::kWon ? SearchEnd::kOpen : end, {}};
}

}  // namespace

const Strategy kSuitBlind{
    .name = "suit-blind",
    .description = "depth-first search of the suit-blind relaxation",
    .finds_wins = false,
    .uses_heuristic = false,
    .loss_proof = Proof::kRelaxation,
    .applies = SuitBlindGame::applies,
    .run = run,
};

}  // namespace castellan::solver
