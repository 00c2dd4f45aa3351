// The whole game as a formula of propositional logic that holds for its wins and for nothing else, so that a solver of
// such formulas can find a win or prove that there is none.
//
// A line of play in normal form (line.hpp) says for each turn which cards of the waste are then played. The variables
// are:
//
//   - for each card and turn: the card is gone after the plays that follow the turn;
//   - for each card and turn: it is one of those plays;
//   - for each slot, which is a level (levels.hpp) and a number: the number-th card played on that level is this
//     card, one variable for each card of the rank; and for each turn: that slot is filled after it.
//
// The clauses say that a gone card stays gone and that all are gone in the end; that a play follows a turn only if the
// card turned and all between it and the card played have gone; that cards and slots of a rank are paired; that a slot
// is filled only when those before it are: the number before on its level, and the one on the level before that the
// rules ask for; and, where two such slots are filled after the same turn, by the higher card first.
//
// What cannot have happened yet by the relaxation is left out; without this the proofs take ten times as long.
//
// Claim: the formula has a model exactly if the game can be won. A line that wins gives one: number the cards of each
// level as they come, and every clause holds. A model gives a line: play after each turn the cards that go there, the
// top ones first, each on the rightmost foundation that waits on its slot's level. There is one: the slots filled
// before it are those that the bounds of levels.hpp ask for, and by playing on the rightmost the foundations that are
// first complete on a level are the last to play on it. The judge replays it all the same. Holds for all rules; tested
// against the oracle.

#pragma once

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <span>
#include <vector>

#include "core/precedence/stock_game.hpp"
#include "solver/precedence/levels.hpp"
#include "solver/precedence/relaxation.hpp"

namespace castellan::solver::precedence {

class Formula {
 public:
  /// @param game Must outlive the formula.
  explicit Formula(const core::precedence::StockGame& game);

  /// The clauses one after the other in the form of DIMACS: a variable, counted from 1, or its negative; each clause
  /// ends with 0.
  [[nodiscard]] std::span<const int> literals() const { return literals_; }
  /// The winning line of a model. @param holds Whether a variable is true in it.
  [[nodiscard]] std::vector<core::Step> line(const std::function<bool(int)>& holds) const;
  /// Bytes that a formula of these rules takes, and the solver that works on it: about twice what was measured.
  [[nodiscard]] static std::size_t bytes(const core::precedence::Rules& rules);

 private:
  struct Slot {
    int level;
    int number;  ///< From 1.
    bool operator==(const Slot&) const = default;
  };

  [[nodiscard]] int new_variable() { return ++variables_; }
  /// Adds a clause in which `never_` counts as false.
  void add(std::initializer_list<int> clause);
  /// States that exactly one of these holds.
  void add_exactly_one(const std::vector<int>& variables);

  [[nodiscard]] int gone(int card, int turn) const;
  /// The card that is turned. Turns are counted through all passes, whether the card is still there or not.
  [[nodiscard]] int card_of(int turn) const { return turn % cards_; }
  [[nodiscard]] int& at(std::vector<int>& table, int row, int turn) const;
  [[nodiscard]] std::size_t pair(int card, std::size_t slot) const {
    return static_cast<std::size_t>(card) * slots_.size() + slot;
  }
  [[nodiscard]] bool same_rank(int card, Slot slot) const { return game_.rank(card) == levels_.rank(slot.level); }
  /// The slots that must be filled before this one; as places in `slots_`.
  [[nodiscard]] std::vector<std::size_t> before(Slot slot) const;

  void state_that_all_go(const Earliest& earliest);
  void state_the_order_of_the_waste();
  void state_the_pairs();
  void state_the_order_of_slots(const Earliest& earliest);
  void state_the_order_after_a_turn();

  const core::precedence::StockGame& game_;
  Levels levels_;
  int cards_;
  int turns_;
  int variables_ = 0;
  int never_;  ///< A variable that is false; it is in the first clause alone.
  std::vector<Slot> slots_;
  std::vector<int> gone_;    ///< By card and turn.
  std::vector<int> played_;  ///< By card and turn; 0 before the card is turned in the pass.
  std::vector<int> filled_;  ///< By slot and turn.
  std::vector<int> pairs_;   ///< By card and slot; 0 where the ranks differ.
  std::vector<int> literals_;
};

}  // namespace castellan::solver::precedence
