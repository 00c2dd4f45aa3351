// A line of play in the normal form that all searches of Precedence use.
//
// The top card of the waste can only become playable by a turn or by the play of the card above it. So every
// line can be put in order: after each turn, how many cards of the waste are played. A play that could have
// been made earlier, with nothing in between but turns, would have had to be made before the first of them.

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/precedence/stock_game.hpp"
#include "solver/precedence/foundations.hpp"

namespace castellan::solver::precedence {

class Line {
 public:
  Line(const core::precedence::StockGame& game, const core::precedence::Position& start)
      : game_(game), position_(start) {}

  [[nodiscard]] const core::precedence::Position& position() const { return position_; }
  [[nodiscard]] const std::vector<core::Step>& steps() const { return steps_; }

  /// Turns the next card, after a redeal if the stock is empty.
  /// @return false, with nothing done, if there is none.
  bool turn();
  /// The set of foundations that take the waste's top card; empty when there is none.
  [[nodiscard]] unsigned taking() const;
  /// Plays the waste's top card on a foundation that takes it.
  void play_on(int chain);
  /// Plays this many cards of the waste, each on the rightmost foundation that takes it.
  void play(int cards);
  /// Plays steps that are legal here.
  void follow(std::span<const core::Step> steps) {
    for (const core::Step step : steps) apply(step);
  }
  /// Turns and plays all to the end of the last pass.
  void play_out();

 private:
  void apply(core::Step step);

  const core::precedence::StockGame& game_;
  core::precedence::Position position_;
  std::vector<core::Step> steps_;
};

}  // namespace castellan::solver::precedence
