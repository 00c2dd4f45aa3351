// Complete best-first search over exact positions that leaves out what the suit-blind relaxation proves lost.
//
// The relaxation is explored whole and its dead ends marked (dead_ends.hpp). A real position whose image,
// with the relaxation's own safe moves played, is dead is lost: the claim of suit_blind_game.hpp, applied
// in mid-game. An image that was not met says nothing.

#include "solver/best_first.hpp"
#include "solver/dead_ends.hpp"
#include "solver/strategies.hpp"
#include "solver/suit_blind_game.hpp"
#include "solver/workspace.hpp"

namespace castellan::solver {

namespace {

SearchResult run(const Task& task, Workspace& workspace, Budget& budget) {
  SuitBlindGame game(task.game->rules(), 0);
  const auto start = game.start(*task.board);
  if (!start) return {SearchEnd::kOpen, {}};
  DeadEnds dead_ends;
  const SearchEnd end = dead_ends.explore(game, *start, workspace.max_graph, budget);
  if (end != SearchEnd::kOpen) return {end, {}};
  return best_first(task, workspace.best_first, budget, core::kRanks, [&](const core::Position& position) {
    SuitBlindGame::State image = game.image(position);
    while (const auto step = game.safe_step(image)) (void)game.apply(image, *step);
    return dead_ends.is_dead(game.key(image));
  });
}

}  // namespace

const Strategy kPrunedBestFirst{
    .name = "pruned-best-first",
    .description = "exact best-first search without what the suit-blind relaxation proves lost",
    .finds_wins = true,
    .uses_heuristic = true,
    .loss_proof = Proof::kExhausted,
    .applies = SuitBlindGame::applies,
    .run = run,
};

}  // namespace castellan::solver
