// The floating game: a relaxation of games that are built down regardless of suit.
//
// Loose cards (anchors.hpp) are what makes these games large: they move back and forth, and it mostly matters only
// whether they fit. So those of the lowest ranks float: their places are not kept, only that all can have one
// (packing.hpp). The other loose cards keep their places but not their suits: each lies on a card one rank higher or on
// the bottom of a pile, so the ranks of a pile's run follow from its top rank and its length. A position is, per pile,
// the number of anchored cards left, the length of the run on them and its top rank, plus the ranks of the cards in
// cells that do not float, plus the four foundation counts. These fix which cards are loose. A card of a run may go
// home for any suit whose foundation takes its rank and whose card of that rank is loose, and so may one in a cell; a
// floating card goes home in its own suit.
//
// A card can be moved, and be built on, if the floating cards can be packed without lying on it. They take the cells
// that are left to them; one that goes to a cell needs a free one besides those.
//
// Claim: if no position of the floating game that can be reached from the deal is won, the deal is lost.
// Proof sketch: map a real position to its image by forgetting suits in the runs and where the floating cards lie.
// Every real move has an image: a move of a floating card changes nothing; any other is of a card that nothing lies on
// to one that nothing lies on, or to a cell that no floating card is in, so that the floating cards are packed without
// them; and a card that goes home is an anchored one on top, or a loose one of that rank and suit. The image of a won
// position is won.
// Holds for: down, any suit, no wrap, base ace, cards one by one; with cells; any card or kings to spaces; with and
// without returns (a returned card is loose). A game that must play at once has only some of the moves of the one that
// need not, so a loss of the latter's relaxation is a loss of it too.
//
// The more ranks float the fewer positions there are, and the fewer lost deals it proves. If none floats it is the
// suit-blind game, if all do the packing game.
//
// Refinement: some cards may be told apart when loose, and only the suits of the others forgotten. The claim and its
// proof are the same; with all of them told apart, and none floating, it is the real game.
//
// Safe moves (safe_moves.hpp) hold in it by the same argument; floating ones first, so that none can be in the way of
// another. Where a safe loose card may go home for several suits all of them are tried, for which suit's next card is
// freed first does matter.
//
// A deal has only a few hundred different piles, so a pile is a number (floating_piles.hpp), and what a move does to a
// pile and to the key is looked up.

#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/board.hpp"
#include "core/key.hpp"
#include "core/position.hpp"
#include "core/rules.hpp"
#include "core/step_list.hpp"
#include "solver/relaxation/floating_piles.hpp"
#include "solver/relaxation/packing.hpp"

namespace castellan::solver {

class FloatingGame {
 public:
  static constexpr int kPiles = FloatingPiles::kPlaces;
  static constexpr int kMostCells = 4;

  struct State {
    std::array<FloatingPiles::Number, kPiles> piles;
    /// Of the cards of each pile's run that are told apart: suit + 1, four bits a rank; else 0.
    std::array<std::uint64_t, kPiles> suits;
    std::uint64_t tops;        ///< A byte a pile: the rank of its top card, 0 when empty, kNoPile where there is none.
    std::uint64_t top_counts;  ///< How many top cards there are of each rank (Packing::count).
    std::uint64_t held;        ///< Set of the cards in piles that are not loose.
    std::uint64_t floating;    ///< Set of the loose cards that float.
    std::uint16_t home;        ///< Four bits a suit: cards on its foundation.
    /// Of the cards in cells that do not float: rank, and suit + 1 in the upper four bits if told apart; else 0.
    std::array<std::uint8_t, kMostCells> cells;
    std::uint8_t free_cells;  ///< All others.
  };
  static constexpr std::uint8_t kNoPile = 0x40;

  /// A card goes from one place to another: piles are 0 to 7, foundations 8 + suit, kFloating is no place of its own,
  /// cells are kFirstCell and those after it.
  struct Step {
    std::uint8_t from;
    std::uint8_t to;
  };
  static constexpr std::uint8_t kFloating = kPiles + core::kSuits;
  static constexpr std::uint8_t kFirstCell = kFloating + 1;
  using StepList =
      core::FixedList<Step, kPiles*(kPiles + 6) + core::kSuits*(kPiles + 3) + kMostCells*(kPiles + core::kSuits + 1)>;

  /// What a step changed, as it was before.
  struct Undo {
    FloatingPiles::Number from;
    FloatingPiles::Number to;
    std::uint16_t home;
    std::uint8_t cell;  ///< That the card comes from.
    std::uint64_t suits_from;
    std::uint64_t suits_to;
    std::uint64_t tops;
    std::uint64_t top_counts;
    std::uint64_t held;
    std::uint64_t floating;
  };

  /// Whether these rules have this relaxation.
  [[nodiscard]] static bool applies(const core::Rules& rules);

  /// @param floating   The highest rank whose loose cards float; 0: none.
  /// @param told_apart Set of the cards that keep their suits when loose, where they keep their places.
  FloatingGame(const core::Rules& rules, int floating, std::uint64_t told_apart);

  /// The image of a board. @return no value if a pile has more than fifteen anchored cards.
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
  [[nodiscard]] const FloatingPiles::Pile& pile(const State& state, int place) const {
    return piles_[state.piles[static_cast<std::size_t>(place)]];
  }

 private:
  /// A card on the move: its rank, and its suit + 1 if it is told apart, else 0.
  struct Mover {
    std::uint8_t rank;
    std::uint8_t suit;
  };

  [[nodiscard]] static int count_home(std::uint16_t home, int suit) { return home >> (4 * suit) & 0xf; }
  [[nodiscard]] static std::uint16_t home_unit(int suit) {
    return static_cast<std::uint16_t>(1U << (4U * static_cast<unsigned>(suit)));
  }
  [[nodiscard]] static bool is_foundation(int place) { return place >= kPiles && place < kFloating; }
  [[nodiscard]] static bool is_cell(int place) { return place >= kFirstCell; }
  [[nodiscard]] static std::uint8_t in_cell(const State& state, int place) {
    return state.cells[static_cast<std::size_t>(place - kFirstCell)];
  }
  [[nodiscard]] static Step make_step(int from, int to) {
    return {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
  }
  [[nodiscard]] static int rank_in(std::uint8_t cell) { return cell & 0xf; }
  [[nodiscard]] static std::uint8_t content(Mover card) {
    return static_cast<std::uint8_t>(card.suit << 4U | card.rank);
  }
  /// The card on top of a foundation, as a set.
  [[nodiscard]] static std::uint64_t top_at_home(const State& state, int suit) {
    return std::uint64_t{1} << (rank_shift(count_home(state.home, suit)) + static_cast<unsigned>(suit));
  }
  [[nodiscard]] bool may_fill_space(int rank) const {
    return rules_.space_fill == core::SpaceFill::kAnyCard || rank == rules_.ranks;
  }
  /// Where a rank's suit stands in State::suits, and its cards in a set of cards.
  [[nodiscard]] static unsigned rank_shift(int rank) { return 4U * (static_cast<unsigned>(rank) - 1U); }

  [[nodiscard]] Mover mover(core::Card card) const;
  /// The card on top of a pile or foundation.
  [[nodiscard]] Mover mover(const State& state, int place) const;
  /// The number of a pile with one card more.
  [[nodiscard]] FloatingPiles::Number with(FloatingPiles::Number pile, int rank) const;
  /// State::suits of a pile when its top card has left.
  [[nodiscard]] std::uint64_t suits_without_top(const State& state, int place) const;
  [[gnu::always_inline]] void put(State& state, int place, FloatingPiles::Number pile) const {
    const auto count_of = [](const FloatingPiles::Pile& here) { return here.top == 0 ? 0 : Packing::unit(here.top); };
    FloatingPiles::Number& here = state.piles[static_cast<std::size_t>(place)];
    state.top_counts += count_of(piles_[pile]) - count_of(piles_[here]);
    here = pile;
    state.tops = (state.tops & ~byte_at(place, 0xff)) | byte_at(place, piles_[pile].top);
  }
  [[nodiscard]] static std::uint64_t byte_at(int place, std::uint8_t value) {
    return std::uint64_t{value} << 8U * static_cast<unsigned>(place);
  }
  /// The cards the foundations take next.
  [[nodiscard]] std::uint64_t wanted(const State& state) const;
  /// Those of the set `wanted` that a top card may stand for. @param suits Of its pile.
  [[nodiscard]] std::uint64_t top_as(const State& state, const FloatingPiles::Pile& pile, std::uint64_t suits,
                                     std::uint64_t wanted) const;
  /// The same of a card in a cell.
  [[nodiscard]] std::uint64_t cell_as(const State& state, std::uint8_t cell, std::uint64_t wanted) const;
  /// The piles, as marks (byte_mask.hpp), whose top card has the rank of one that a foundation takes next.
  [[nodiscard]] std::uint64_t marks_wanted(const State& state) const;
  [[nodiscard]] int least_home(std::uint16_t home) const;
  // The steps of `moves`, by kind.
  /// @return whether they are the only ones to try, since one is safe.
  bool add_steps_home(const State& state, StepList& steps) const;
  void add_steps_from_piles(const State& state, StepList& steps) const;
  void add_returns(const State& state, StepList& steps) const;
  // The same of cells, never inlined where games without cells would pay for it.
  [[gnu::noinline]] [[nodiscard]] std::optional<Step> safe_step_from_cell(const State& state) const;
  [[gnu::noinline]] bool add_steps_home_from_cells(const State& state, StepList& steps) const;
  /// Those to a cell, and from one to a pile.
  [[gnu::noinline]] void add_steps_of_cells(const State& state, StepList& steps) const;
  /// Fills an empty cell, or empties a full one. @return what was in it.
  [[gnu::noinline]] static std::uint8_t exchange_cell(State& state, int place, std::uint8_t content);
  /// Whether the floating cards have places. @param placed, receivers The counts, see Packing.
  [[nodiscard]] bool fits(std::uint64_t placed, std::uint64_t receivers, int spaces, int cells) const {
    return placed == 0 || packing_.fits_counts(placed, receivers, spaces, cells);
  }
  [[nodiscard]] core::Key key_of(FloatingPiles::Number pile, std::uint64_t suits) const;

  core::Rules rules_;
  Packing packing_;
  int floating_;                  ///< The highest rank that floats.
  std::uint64_t floating_ranks_;  ///< Set of the cards of these ranks.
  std::uint64_t told_apart_;      ///< None of these.
  FloatingPiles piles_;
  std::uint16_t won_home_ = 0;
};

}  // namespace castellan::solver
