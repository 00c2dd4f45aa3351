// A position as a person sees it: piles in their places, foundations, cells.
//
// This is the form in which deals are read, written, dealt and replayed. The search uses its own
// packed form (position.hpp).

#pragma once

#include <array>
#include <boost/container/static_vector.hpp>
#include <cstdint>
#include <optional>

#include "core/card.hpp"
#include "core/rules.hpp"

namespace castellan::core {

using Pile = boost::container::static_vector<Card, kCards>;  ///< Bottom card first.

struct Board {
  boost::container::static_vector<Pile, kMaxPiles> piles;
  /// Cards on each suit's foundation, counted from the base rank; indexed by suit.
  std::array<std::uint8_t, kSuits> home{};
  /// One entry per cell of the game, empty or holding a card.
  boost::container::static_vector<std::optional<Card>, kMaxCells> cells;
  /// Rank on which the foundations start; kNone while the player has yet to choose it.
  Rank base = Rank::kAce;

  bool operator==(const Board&) const = default;
};

/// The board of a game before anything is dealt: empty piles and cells, the rules' base.
[[nodiscard]] Board empty_board(const Rules& rules);

/// Rank of the `count`-th card (1, 2, …) of a foundation that starts at `base`, round the corner after
/// the deck's highest rank. `base` must not be kNone and `count` at least 1.
[[nodiscard]] Rank foundation_rank(const Rules& rules, Rank base, int count);

/// The card on top of a suit's foundation; no value while it is empty.
[[nodiscard]] std::optional<Card> foundation_top(const Rules& rules, const Board& board, Suit suit);

/// Whether every card of the deck is on the foundations.
[[nodiscard]] bool is_won(const Rules& rules, const Board& board);

}  // namespace castellan::core
