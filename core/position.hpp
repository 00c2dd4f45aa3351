// The packed position of a tableau game: what lies under each card, and nothing else.
//
// A pile has no number here. It is known by its exposed card, so positions that differ only in the order
// of their piles are equal by construction, and so are their keys.
//
//   byte  0 … 51  under[c]: id of the card that card c lies on, or kBottom, kInCell, kHome
//   byte 52, 53   home: four bits a suit, the number of cards on its foundation
//   byte 56 … 63  word: bits 0 … 51 the set of exposed cards of the tableau,
//                       bits 52 … 55 the number of empty piles,
//                       bits 56 … 59 the base rank of the foundations (0 while open),
//                       bits 60 … 63 the number of free cells
//
// One cache line, so that copying a position is one line's traffic. The exposed cards and the number of
// empty piles share a word so that uncovering "card u" and uncovering "the bottom" are the same
// addition: the bottom counts as card 52.

#pragma once

#include <array>
#include <cstdint>

#include "core/byte_mask.hpp"
#include "core/card.hpp"
#include "core/rules.hpp"
#include "core/step.hpp"

namespace castellan::core {

inline constexpr std::uint8_t kBottom = 52;  ///< Lies on the table: bottom card of its pile.
inline constexpr std::uint8_t kInCell = 53;  ///< In a cell.
inline constexpr std::uint8_t kHome = 54;    ///< On its foundation.
inline constexpr std::uint8_t kAbsent = 55;  ///< Not in this (mini) deck.
inline constexpr std::uint64_t kAllCards = (std::uint64_t{1} << kCards) - 1;

struct alignas(64) Position {
  std::array<std::uint8_t, kCards> under;
  std::uint16_t home;
  std::uint64_t word;

  /// Set of the exposed cards of the tableau.
  [[nodiscard]] std::uint64_t tops() const { return word & kAllCards; }
  [[nodiscard]] int empty_piles() const { return static_cast<int>(word >> 52U & 0xfU); }
  [[nodiscard]] int free_cells() const { return static_cast<int>(word >> 60U); }
  /// Set of the cards in cells.
  [[nodiscard]] std::uint64_t in_cells() const { return lying(kInCell); }
  /// Set of the cards on foundations.
  [[nodiscard]] std::uint64_t at_home() const { return lying(kHome); }
  [[nodiscard]] Rank base() const { return static_cast<Rank>(word >> 56U & 0xfU); }
  void set_base(Rank base) { word = (word & ~(std::uint64_t{0xf} << 56U)) | static_cast<std::uint64_t>(base) << 56U; }
  /// Cards on a suit's foundation (suit 0 to 3).
  [[nodiscard]] int home_count(int suit) const { return home >> (4 * suit) & 0xf; }

 private:
  [[nodiscard]] std::uint64_t lying(std::uint8_t place) const {
    std::array<std::uint8_t, kCards> all;
    all.fill(place);
    return ~differing_bytes(all, under) & kAllCards;
  }
};

static_assert(sizeof(Position) == 64);
static_assert(kMaxPiles < 16 && kMaxCells < 16, "they are counted in four bits");
static_assert(alignof(Position) == 64);

/// What is needed to take a step back: where the card lay, and the base before the step.
struct Undo {
  std::uint8_t from;
  Rank base;
};

}  // namespace castellan::core
