// Refines the suit-blind relaxation only where it went wrong, until it proves the loss or wins the real game.
//
// Search the relaxation; if it cannot be won, neither can the deal. If it can, play its line with the real
// cards. Where the line sends a card home for a suit that it does not have, keep the suits of that
// card's rank from now on and search again. A line without such a step is a real win. Each round keeps one
// rank more, so there are at most thirteen, and the last one is the real game.

#include <optional>
#include <vector>

#include "solver/relaxation/suit_blind_game.hpp"
#include "solver/search/depth_first.hpp"
#include "solver/search/workspace.hpp"
#include "solver/strategies/strategies.hpp"

namespace castellan::solver {

namespace {

using BlindLine = std::vector<SuitBlindGame::Step>;

/// A relaxed line played with the real cards.
struct RealLine {
  std::vector<core::Step> steps;            ///< Up to the first step that the real cards do not allow.
  std::optional<core::Rank> mistaken_rank;  ///< Of the card that step would send home for another suit.
};

RealLine play_for_real(const core::Board& board, const BlindLine& line) {
  core::Board real = board;
  RealLine result;
  for (const auto step : line) {
    core::Card card;
    if (step.from < SuitBlindGame::kPiles) {
      card = real.piles[step.from].back();
      real.piles[step.from].pop_back();
    } else {
      const auto suit = static_cast<std::size_t>(step.from - SuitBlindGame::kPiles);
      card = core::Card(static_cast<core::Rank>(real.home[suit]), static_cast<core::Suit>(suit));
      --real.home[suit];
    }
    if (step.to >= SuitBlindGame::kPiles) {
      const auto suit = static_cast<std::size_t>(step.to - SuitBlindGame::kPiles);
      if (static_cast<std::size_t>(card.suit()) != suit) {
        result.mistaken_rank = card.rank();
        return result;
      }
      ++real.home[suit];
      result.steps.push_back({static_cast<std::uint8_t>(card.id()), core::kHome});
    } else {
      core::Pile& onto = real.piles[step.to];
      const auto under = onto.empty() ? core::kBottom : static_cast<std::uint8_t>(onto.back().id());
      result.steps.push_back({static_cast<std::uint8_t>(card.id()), under});
      onto.push_back(card);
    }
  }
  return result;
}

SearchResult run(const Task& task, Workspace& workspace, Budget& budget) {
  unsigned kept_ranks = 0;
  for (;;) {
    SuitBlindGame game(task.game->rules(), kept_ranks);
    const auto start = game.start(*task.board);
    if (!start) return {SearchEnd::kOpen, {}};
    BlindLine line;
    const SearchEnd end = depth_first(game, *start, workspace.closed, workspace.max_depth, budget, line);
    if (end != SearchEnd::kWon) return {end, {}};
    RealLine real = play_for_real(*task.board, line);
    if (!real.mistaken_rank) return {SearchEnd::kWon, std::move(real.steps)};
    kept_ranks |= 1U << static_cast<unsigned>(*real.mistaken_rank);
  }
}

}  // namespace

const Strategy kRefinement{
    .name = "refinement",
    .description = "the suit-blind relaxation, refined rank by rank until it decides",
    .finds_wins = true,
    .uses_heuristic = false,
    .loss_proof = Proof::kRelaxation,
    .applies = [](const core::Rules& rules) { return SuitBlindGame::applies(rules) && !rules.plays_at_once; },
    .run = run,
};

}  // namespace castellan::solver
