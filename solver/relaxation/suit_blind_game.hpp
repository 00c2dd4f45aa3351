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
//
// A deal has only a few hundred different piles, so a pile is a number (suit_blind_piles.hpp), and what a move
// does to a pile and to the key is looked up.

#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/board.hpp"
#include "core/key.hpp"
#include "core/position.hpp"
#include "core/rules.hpp"
#include "core/step_list.hpp"
#include "solver/relaxation/suit_blind_piles.hpp"

namespace castellan::solver {

class SuitBlindGame {
 public:
  static constexpr int kPiles = SuitBlindPiles::kPlaces;

  struct State {
    std::array<SuitBlindPiles::Number, kPiles> piles;
    /// Of the cards of each pile's run that are told apart: suit + 1, four bits a rank; else 0.
    std::array<std::uint64_t, kPiles> suits;
    std::uint64_t tops;  ///< A byte a pile: the rank of its top card, 0 when empty, kNoPile where there is none.
    std::uint64_t original_cards;  ///< Set of the cards that were never moved.
    std::uint16_t home;            ///< Four bits a suit: cards on its foundation.
  };
  static constexpr std::uint8_t kNoPile = 0x40;

  /// The top card of a place goes to another place: piles are 0 to 7, foundations 8 + suit.
  struct Step {
    std::uint8_t from;
    std::uint8_t to;
  };
  using StepList = core::FixedList<Step, kPiles*(kPiles + 4) + core::kSuits*(kPiles + 1)>;

  /// What a step changed, as it was before.
  struct Undo {
    SuitBlindPiles::Number from;
    SuitBlindPiles::Number to;
    std::uint16_t home;
    std::uint64_t suits_from;
    std::uint64_t suits_to;
    std::uint64_t tops;
    std::uint64_t original_cards;
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
  [[nodiscard]] std::optional<Step> safe_step(const State& state) const;
  [[nodiscard]] bool leaves_no_safe_move(const State& state, Step step) const;
  /// The steps to try; none in a dead end.
  void moves(const State& state, StepList& steps) const;
  /// Whether some card can plainly never be moved, so that no win can be reached: dead_ends.hpp for this game. A run
  /// is known by its ranks, so a loose card goes when any loose card of its rank could.
  [[nodiscard]] bool is_dead_end(const State& state) const;
  [[nodiscard]] Undo apply(State& state, Step step) const;
  void undo(State& state, Step step, const Undo& undo) const;

  /// What is known of a pile.
  [[nodiscard]] const SuitBlindPiles::Pile& pile(const State& state, int place) const {
    return piles_[state.piles[static_cast<std::size_t>(place)]];
  }

 private:
  /// A card on the move: its rank, and its suit + 1 if it is told apart, else 0.
  struct Mover {
    std::uint8_t rank;
    std::uint8_t suit;
  };

  [[nodiscard]] Mover mover(core::Card card) const;
  [[nodiscard]] Mover mover(const State& state, int place) const;
  /// The number of a pile with one card more.
  [[nodiscard]] SuitBlindPiles::Number with(SuitBlindPiles::Number pile, int rank) const;
  void put(State& state, int place, SuitBlindPiles::Number pile) const;
  /// The cards the foundations take next.
  [[nodiscard]] std::uint64_t wanted(const State& state) const;
  /// Those of the set `wanted` that a top card may stand for. @param suits Of its pile.
  [[nodiscard]] std::uint64_t top_as(const State& state, const SuitBlindPiles::Pile& pile, std::uint64_t suits,
                                     std::uint64_t wanted) const;
  /// The piles, as marks (byte_mask.hpp), whose top card has the rank of one that a foundation takes next.
  [[nodiscard]] std::uint64_t marks_wanted(const State& state) const;
  [[nodiscard]] int least_home(std::uint16_t home) const;
  [[nodiscard]] core::Key key_of(SuitBlindPiles::Number pile, std::uint64_t suits) const;

  core::Rules rules_;
  SuitBlindPiles piles_;
  std::uint64_t told_apart_;
  std::uint16_t won_home_ = 0;
};

}  // namespace castellan::solver
