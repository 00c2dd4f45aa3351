#include "solver/best_first/best_first.hpp"

#include "core/card.hpp"
#include "solver/strategies/strategies.hpp"
#include "solver/strategies/workspace.hpp"

namespace castellan::solver {

namespace {

template <int kExactRanks>
SearchResult run(const Task& task, Workspace& workspace, Budget& budget) {
  SearchResult result;
  result.end =
      best_first(*task.game, task.start, *task.heuristic, kExactRanks, workspace.best_first, budget, result.line);
  // On a deck of few ranks a coarse search may be exact; its declared properties hold all the same.
  if (kExactRanks < core::kRanks && result.end == SearchEnd::kLost) result.end = SearchEnd::kOpen;
  return result;
}

bool always(const core::Rules& /*rules*/) { return true; }

template <int kExactRanks>
constexpr Strategy make_strategy(std::string_view name, std::string_view description) {
  return {
      .name = name,
      .description = description,
      .finds_wins = true,
      .uses_heuristic = true,
      .loss_proof = kExactRanks >= core::kRanks ? Proof::kExhausted : Proof::kNone,
      .applies = always,
      .run = run<kExactRanks>,
  };
}

}  // namespace

const Strategy kBestFirstRanks =
    make_strategy<0>("best-first-ranks", "best-first search that takes cards of equal rank for each other");
const Strategy kBestFirstSuits4 =
    make_strategy<4>("best-first-suits-4", "best-first search that tells suits apart in the lowest four ranks");
const Strategy kBestFirstSuits6 =
    make_strategy<6>("best-first-suits-6", "best-first search that tells suits apart in the lowest six ranks");
const Strategy kBestFirstExact =
    make_strategy<core::kRanks>("best-first-exact", "complete best-first search over exact positions");

}  // namespace castellan::solver
