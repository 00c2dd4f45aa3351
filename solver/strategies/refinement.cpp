// Refines the suit-blind relaxation only where it went wrong, until it proves the loss or wins the real game.
//
// Search the relaxation; if it cannot be won, neither can the deal. If it can, play its line with the real
// cards. Where the line sends a card home in place of one of another suit, tell that other card apart from now
// on and search again. A line without such a step is a real win. Each round tells one card more apart, so
// there are at most fifty-two, and the last one is the real game.

#include <cstdint>
#include <vector>

#include "solver/relaxation/suit_blind_game.hpp"
#include "solver/search/depth_first.hpp"
#include "solver/strategies/strategies.hpp"
#include "solver/strategies/workspace.hpp"

namespace castellan::solver {

namespace {

using BlindLine = std::vector<SuitBlindGame::Step>;

/// A relaxed line played with the real cards.
struct RealLine {
  std::vector<core::Step> steps;   ///< Up to the first step that the real cards do not allow.
  std::uint64_t mistaken_for = 0;  ///< The card in whose place that step sends another home; none: 0.
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
        result.mistaken_for = core::Card(card.rank(), static_cast<core::Suit>(suit)).bit();
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
  std::uint64_t told_apart = 0;
  for (;;) {
    SuitBlindGame game(task.game->rules(), told_apart);
    const auto start = game.start(*task.board);
    if (!start) return {SearchEnd::kOpen, {}};
    BlindLine line;
    const SearchEnd end = depth_first(game, *start, workspace.closed, workspace.max_depth, budget, line);
    if (end != SearchEnd::kWon) return {end, {}};
    RealLine real = play_for_real(*task.board, line);
    if (real.mistaken_for == 0) return {SearchEnd::kWon, std::move(real.steps)};
    told_apart |= real.mistaken_for;
  }
}

}  // namespace

const Strategy kRefinement{
    .name = "refinement",
    .description = "the suit-blind relaxation, refined card by card until it decides",
    .finds_wins = true,
    .uses_heuristic = false,
    .loss_proof = Proof::kRelaxation,
    .applies = [](const core::Rules& rules) { return SuitBlindGame::applies(rules) && !rules.plays_at_once; },
    .run = run,
};

}  // namespace castellan::solver
