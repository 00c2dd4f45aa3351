// Precedence in the form that the complete strategies search: every line of play that is needed to find a win if
// there is one.
//
// What is left out, each tested against the oracle:
//
// Which foundation. Claim: of foundations that wait on the same level, the rightmost is the best.
// Proof sketch: let i < j wait on level t, and a winning line play i. Play j instead and let i and j change parts
// until they next stand on equal levels in that line, or i is complete there: both then stand where
// they stood in it, or j takes over i's place and goes on, as it may, since it ends later. That j has started earlier
// only allows more. Holds for all rules. (Levels that are a full round apart want the same rank too; both
// are tried.)
//
// Cards that need not wait. Claim: if the foundations that wait for a rank are as many as the cards left of it,
// and all wait on one level, then such a card on top of the waste may be played at once.
// Proof sketch: in the end each of these cards goes to one of these foundations, and all of them are free to take one
// whenever it comes. Playing one earlier keeps no other from its foundation and blocks no card. Holds for all rules.
//
// Equal ranks side by side. Two positions whose waste and stock show the same ranks in the same order are one: see
// settle.hpp.
//
// Lost positions: see relaxation.hpp.

#pragma once

#include <optional>

#include "core/precedence/stock_game.hpp"
#include "solver/precedence/levels.hpp"
#include "solver/precedence/settle.hpp"

namespace castellan::solver::precedence {

class ExactGame {
 public:
  using State = core::precedence::Position;
  using Step = core::Step;
  using StepList = core::precedence::StockGame::StepList;
  using Undo = core::precedence::Position;

  explicit ExactGame(const core::precedence::StockGame& game)
      : game_(game), levels_(game.rules()), places_(rank_places(game)) {}

  [[nodiscard]] core::Key key(State state) const;
  [[nodiscard]] core::Key key_after(State state, const core::Key& key, Step step) const;
  [[nodiscard]] bool won(const State& state) const { return game_.won(state); }
  [[nodiscard]] std::optional<Step> safe_step(const State& state) const;
  [[nodiscard]] bool leaves_no_safe_move(const State& state, Step step) const;
  void moves(const State& state, StepList& steps) const;
  [[nodiscard]] Undo apply(State& state, Step step) const;
  void undo(State& state, Step, const Undo& before) const { state = before; }

 private:
  const core::precedence::StockGame& game_;
  Levels levels_;
  RankPlaces places_;
};

}  // namespace castellan::solver::precedence
