// The suit-blind game: a relaxation of games that are built down regardless of suit.
//
// Cards that were never moved keep their identity ("original" cards). Every card that has been moved
// lies on a card one rank higher or on the bottom of a pile, so the ranks of a pile's moved run follow
// from its top rank and its length. Forget the suits inside such runs: a position becomes, per pile, the
// number of original cards left, the length of the run on them and its top rank, plus the four
// foundation counts. These fix which cards are loose (neither original nor home), only not which suit
// lies where. A loose card of rank r on top of a pile may go home for any suit whose foundation takes an
// r and whose r is loose.
//
// Claim: if no suit-blind position that can be reached from the deal is won, the deal is lost.
// Proof sketch: map a real position to its image by forgetting suits in the runs. Every real move has
// an image that is a suit-blind move: a build needs ranks alone; a card that goes home is an original
// on top, or a loose card of that rank and suit. The image of a won position is won.
// Holds for: down, any suit, no wrap, no cells, base ace; every fill rule; with and without returns (a
// returned card is loose). A game that must play at once has only some of the moves of the one that
// need not, so a loss of the latter's relaxation is a loss of it too.
//
// Refinement: some cards may be told apart when loose, and only the suits of the others forgotten. The claim
// and its proof are the same; the more cards are told apart the fewer lost deals the relaxation wins, and
// with all of them told apart it is the real game.
//
// Safe moves (safe_moves.hpp) hold in it by the same argument. Where a safe loose card may go home for
// several suits all of them are tried, for which suit's next card is freed first does matter.

#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/board.hpp"
#include "core/key.hpp"
#include "core/position.hpp"
#include "core/rules.hpp"
#include "core/step_list.hpp"

namespace castellan::solver {

struct BlindKeys;

class SuitBlindGame {
 public:
  static constexpr int kPiles = 8;

  struct Pile {
    std::uint8_t top = 0;        ///< Rank of the exposed card, 0 when empty.
    std::uint8_t originals = 0;  ///< Cards that were never moved.
    std::uint8_t run = 0;        ///< Loose cards on them.
    std::uint64_t suits = 0;     ///< Of the run's cards that are told apart: suit + 1, four bits a rank; else 0.
  };

  struct State {
    std::array<Pile, kPiles> piles;
    std::uint64_t original_cards;  ///< Set of the cards that were never moved.
    std::uint16_t home;            ///< Four bits a suit: cards on its foundation.
  };

  /// The top card of a place goes to another place: piles are 0 to 7, foundations 8 + suit.
  struct Step {
    std::uint8_t from;
    std::uint8_t to;
  };
  using StepList = core::FixedList<Step, kPiles*(kPiles + 4) + core::kSuits*(kPiles + 1)>;

  struct Undo {
    Pile from;
    Pile to;
  };

  /// Whether these rules have this relaxation.
  [[nodiscard]] static bool applies(const core::Rules& rules);

  /// @param told_apart Set of the cards that keep their suits when loose.
  SuitBlindGame(const core::Rules& rules, std::uint64_t told_apart);

  /// The image of a board, whose cards then count as original. @return no value for a pile of more than
  /// fifteen cards that is not legally built above them.
  [[nodiscard]] std::optional<State> start(const core::Board& board);

  [[nodiscard]] core::Key key(const State& state) const;
  [[nodiscard]] core::Key key_after(const State& state, const core::Key& key, Step step) const;
  [[nodiscard]] bool won(const State& state) const { return state.home == won_home_; }
  [[nodiscard]] int cards_home(const State& state) const;
  [[nodiscard]] std::optional<Step> safe_step(const State& state) const;
  /// Whether no safe move can follow this step, so that its result is the position to search next.
  [[nodiscard]] bool is_quiet(const State& state, Step step) const;
  /// The steps to try; none in a dead end.
  void moves(const State& state, StepList& steps) const;
  /// Whether some card can plainly never be moved, so that no win can be reached: dead_ends.hpp for this game. A run
  /// is known by its ranks, so a loose card goes when any loose card of its rank could.
  [[nodiscard]] bool is_dead_end(const State& state) const;
  [[nodiscard]] Undo apply(State& state, Step step) const;
  void undo(State& state, Step step, Undo undo) const;

 private:
  /// A card on the move: its rank, and its suit + 1 if it is told apart, else 0.
  struct Mover {
    std::uint8_t rank;
    std::uint8_t suit;
  };

  [[nodiscard]] const Pile& pile(const State& state, int place) const {
    return state.piles[static_cast<std::size_t>(place)];
  }
  [[nodiscard]] Mover mover(core::Card card) const;
  [[nodiscard]] Mover mover(const State& state, int place) const;
  [[nodiscard]] core::Card last_original(const Pile& pile, int place) const;
  [[nodiscard]] Pile without_top(const Pile& pile, int place) const;
  [[nodiscard]] Pile with(const Pile& pile, Mover mover) const;
  /// The cards the foundations take next.
  [[nodiscard]] std::uint64_t wanted(const State& state) const;
  /// Those of the set `wanted` that the top card of a non-empty pile may stand for.
  [[nodiscard]] std::uint64_t top_as(const State& state, const Pile& pile, int place, std::uint64_t wanted) const;
  [[nodiscard]] int least_home(std::uint16_t home) const;
  [[nodiscard]] core::Key pile_word(const Pile& pile, int place) const;

  core::Rules rules_;
  const BlindKeys& keys_;
  std::uint64_t told_apart_;
  std::uint16_t won_home_ = 0;
  /// The original cards of each pile, bottom card first.
  std::array<std::array<core::Card, 16>, kPiles> originals_{};
};

}  // namespace castellan::solver
