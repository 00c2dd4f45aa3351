// An easier game that is played in one go: if even it cannot be won, the position is lost.
//
// It is the real game with one thing forgotten: which of the cards that could have been played were. Every card is
// played as soon as it can be, and only upper bounds are kept of what has happened. For each card on the waste the
// question is whether it can possibly have left by the time the pass has come to place p. Two things must
// hold for a card x of rank r:
//
//   - all cards between x and p have left, so that of each rank as many as lie there can have been played since
//     the position;
//   - then some foundation still takes an r: the levels of rank r (levels.hpp) admit one more than the r's between.
//
// How many of a rank can have been played is bounded by the levels, each by the one before it and by
// the number of cards of its rank that can have left. A card that cannot have left by the end of a pass is
// certainly there in the next one; one that cannot have left by the end of the last proves the loss.
//
// Proof sketch, by induction over the turns of the real game: each card that has really left can have left here, so
// the real counts are within the bounds, so the next card to leave passes both tests. All tests are monotone in the
// bounds, so playing at once loses nothing. Holds for all rules; tested against the oracle.
//
// The same induction says when a card can leave at the earliest, and when a level can have been played by so many.

#pragma once

#include <array>

#include "core/precedence/stock_game.hpp"
#include "solver/precedence/levels.hpp"

namespace castellan::solver::precedence {

/// Whether a position is lost because the easier game is. "false" says nothing.
[[nodiscard]] bool relaxation_is_lost(const core::precedence::StockGame& game, const Levels& levels,
                                      const core::precedence::Position& position);

/// The turns after which things can have happened at the earliest. They are counted from 0 through all passes, also
/// over places whose card has left; a thing that cannot happen has the number of all turns.
struct Earliest {
  std::array<int, core::precedence::kMaxCards> leaves{};  ///< By place in the stock.
  /// By level, and how many chains have played it.
  std::array<std::array<int, core::precedence::kMaxChains + 1>, kMaxLevels> played{};
};

/// For play from the start of the game.
[[nodiscard]] Earliest earliest(const core::precedence::StockGame& game, const Levels& levels);

}  // namespace castellan::solver::precedence
