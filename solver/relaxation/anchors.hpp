// What of a deal can be undone by no move: its anchored cards.
//
// A card is anchored while it lies where it was dealt, on a card that it could not be built on: once it has left it
// can never lie there again. Every other card that no anchored card covers is loose. It lies on a card that it may be
// built on, be it from the deal on, or at the bottom of a pile. Bottom cards that may fill a space are never anchored:
// they can come back to one.

#pragma once

#include <array>
#include <cstdint>

#include "core/board.hpp"
#include "solver/relaxation/packing.hpp"

namespace castellan::solver {

struct Anchors {
  Anchors(const Packing& packing, const core::Board& board);

  std::uint64_t anchored = 0;  ///< Set of all anchored cards.
  std::uint64_t tops = 0;      ///< Of them, those that no other anchored card covers.
  std::uint64_t loose = 0;     ///< The cards that no anchored card covers, in piles and cells.
  int spaces = 0;              ///< Piles without an anchored card.

  // By anchored card, what is uncovered when it leaves.
  std::array<std::uint64_t, core::kCards> next{};     ///< The anchored card beneath it as a set; none: the empty set.
  std::array<std::uint64_t, core::kCards> loosens{};  ///< The cards between it and that one, or the bottom.
};

}  // namespace castellan::solver
