// The packing game: a relaxation that forgets where the loose cards lie.
//
// A position is what of the deal is left: the anchored cards (anchors.hpp) and the foundations. They fix which cards
// are loose; of those it is kept only that they can all find a place (packing.hpp). An anchored card moves, or goes
// home, if the loose cards can be packed without lying on it; to move it must find a place itself, with nothing on it.
// A loose card goes home on the same condition: wherever they lie, that very card can be the one on top.
//
// Claim: if no position of the packing game that can be reached from the deal is won, the deal is lost.
// Proof sketch: map a real position to its anchored cards and foundations. A move of a loose card within the tableau
// changes neither. Before any other move the card lies uncovered and all loose cards have a place, so the condition
// holds. A card that returns from its foundation becomes a loose one. The image of a won position is won.
// Holds for: down, without wrap, base ace; any build of suits, every fill rule, with cells and returns. A game that
// must play at once has only some of the moves of the one that need not, so a loss of the latter's relaxation is a
// loss of it too.
//
// Without anchored cards the position is won: the lowest card left is never covered.
//
// Safe moves (safe_moves.hpp) hold by the same argument, where building is regardless of suit. A lower card is sent
// home before a higher one, so nothing can be in a safe card's way.

#pragma once

#include <cstdint>
#include <optional>

#include "core/board.hpp"
#include "core/key.hpp"
#include "core/position.hpp"
#include "core/rules.hpp"
#include "core/step_list.hpp"
#include "solver/relaxation/anchors.hpp"
#include "solver/relaxation/packing.hpp"

namespace castellan::solver {

class PackingGame {
 public:
  struct State {
    std::uint64_t anchored;  ///< Set of the cards that are.
    std::uint64_t tops;      ///< Of them, those that no other covers.
    std::uint64_t loose;
    std::uint16_t home;  ///< Four bits a suit: cards on its foundation.
    std::uint8_t spaces;
  };
  struct Step {
    std::uint8_t card;
    bool goes_home;
  };
  using StepList = core::FixedList<Step, 2 * core::kMaxPiles + 2 * core::kSuits>;
  using Undo = State;

  /// Whether these rules have this relaxation.
  [[nodiscard]] static bool applies(const core::Rules& rules) {
    return Packing::applies(rules) && rules.base == core::Rank::kAce;
  }

  PackingGame(const core::Rules& rules, const core::Board& board);

  /// The image of the board.
  [[nodiscard]] const State& start() const { return start_; }

  /// Made of the position itself, so that no two share one.
  [[nodiscard]] core::Key key(const State& state) const {
    return {core::mix(state.anchored ^ std::uint64_t{state.home} << core::kCards), state.home};
  }
  [[nodiscard]] core::Key key_after(const State& state, const core::Key& key, Step step) const;
  [[nodiscard]] bool won(const State& state) const { return state.anchored == 0; }
  [[nodiscard]] std::optional<Step> safe_step(const State& state) const;
  [[nodiscard]] bool leaves_no_safe_move(const State& /*state*/, Step /*step*/) const { return false; }
  void moves(const State& state, StepList& steps) const;
  [[nodiscard]] Undo apply(State& state, Step step) const;
  void undo(State& state, Step /*step*/, const Undo& undo) const { state = undo; }

 private:
  /// The cards that their foundations take next.
  [[nodiscard]] std::uint64_t wanted(const State& state) const;
  [[nodiscard]] int least_home(const State& state) const;

  core::Rules rules_;
  Packing packing_;
  Anchors anchors_;
  State start_;
};

}  // namespace castellan::solver
