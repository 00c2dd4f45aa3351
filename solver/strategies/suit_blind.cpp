#include "solver/depth_first.hpp"
#include "solver/strategies.hpp"
#include "solver/suit_blind_game.hpp"
#include "solver/workspace.hpp"

namespace castellan::solver {

namespace {

template <int kKeptRanks>
SearchResult run(const Task& task, Workspace& workspace, Budget& budget) {
  SuitBlindGame game(task.game->rules(), kKeptRanks);
  const auto start = game.start(*task.board);
  if (!start) return {SearchEnd::kOpen, {}};
  std::vector<SuitBlindGame::Step> line;
  const SearchEnd end = depth_first(game, *start, workspace.closed, workspace.max_depth, budget, line);
  // A win of the relaxation is a strong hint, never a verdict.
  return {end == SearchEnd::kWon ? SearchEnd::kOpen : end, {}};
}

template <int kKeptRanks>
constexpr Strategy make_strategy(std::string_view name, std::string_view description) {
  return {
      .name = name,
      .description = description,
      .finds_wins = false,
      .uses_heuristic = false,
      .loss_proof = Proof::kRelaxation,
      .applies = SuitBlindGame::applies,
      .run = run<kKeptRanks>,
  };
}

}  // namespace

const Strategy kSuitBlind = make_strategy<0>("suit-blind", "depth-first search of the suit-blind relaxation");
const Strategy kSuitBlind4 =
    make_strategy<4>("suit-blind-4", "the suit-blind relaxation that keeps the suits of the lowest four ranks");
const Strategy kSuitBlind6 =
    make_strategy<6>("suit-blind-6", "the suit-blind relaxation that keeps the suits of the lowest six ranks");
const Strategy kSuitBlind9 =
    make_strategy<9>("suit-blind-9", "the suit-blind relaxation that keeps the suits of the lowest nine ranks");

}  // namespace castellan::solver
