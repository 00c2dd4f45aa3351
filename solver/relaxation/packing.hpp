// Whether loose cards can all find a place at once, wherever they lie now.
//
// A loose card lies on a card one rank higher that takes it, at most one on each, at the bottom of a pile, or in a
// cell. Take the cards that may be stacked on each other, rank by rank: of those of rank r as many find a place on
// cards as there are cards of rank r + 1 to receive them, loose ones among them. The others need a pile or a cell of
// their own. So all find a place exactly if
//
//   sum over r of max(0, placed(r) - receivers(r + 1))  <=  empty piles + cells
//
// but that a card in a cell receives none, which is not counted here: the test errs to the side of "they do".
//
// Suits matter where building heeds them: the cards fall into kinds that are never built on each other (one for any
// suit, four for same suit, and two for alternate colours), and the sum runs over all kinds.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/card.hpp"
#include "core/rules.hpp"

namespace castellan::solver {

class Packing {
 public:
  /// Whether the sum holds for these rules: built down without wrap, cards moving one by one.
  [[nodiscard]] static bool applies(const core::Rules& rules) {
    return rules.build_direction == core::BuildDirection::kDown && !rules.build_wraps &&
           rules.move == core::MoveUnit::kCard;
  }
  /// @param rules That it applies to.
  explicit Packing(const core::Rules& rules);

  [[nodiscard]] bool takes(core::Card under, core::Card card) const {
    return to_int(under.rank()) == to_int(card.rank()) + 1 && kind_of(under) == kind_of(card);
  }
  [[nodiscard]] bool may_fill_space(core::Card card) const { return (space_fillers_ & card.bit()) != 0; }

  /// @param placed    Set of the cards to be placed.
  /// @param receivers Set of the cards that one each may be placed on.
  [[nodiscard]] bool fits(std::uint64_t placed, std::uint64_t receivers, int spaces) const {
    if (kinds_ == 1) return fits_counts(count(placed), count(receivers), spaces, cells_);
    std::uint64_t homeless = 0;
    for (std::size_t kind = 0; kind < kinds_; ++kind) {
      homeless += excess(count(placed & cards_of_[kind]), count(receivers & cards_of_[kind]));
    }
    return find_spaces(homeless, spaces, cells_);
  }

  /// How many cards of each rank a set holds: four bits a rank, in the place of its cards in a set.
  [[nodiscard]] static std::uint64_t count(std::uint64_t cards) {
    const std::uint64_t pairs = cards - (cards >> 1U & 0x5555555555555555U);
    return (pairs & 0x3333333333333333U) + (pairs >> 2U & 0x3333333333333333U);
  }
  /// A count of one card.
  [[nodiscard]] static std::uint64_t unit(int rank) { return std::uint64_t{1} << (core::kSuits * (rank - 1)); }
  /// `fits` where suits do not matter, for numbers of cards, four at most of each rank.
  /// @param cells Those that are free for these cards.
  [[gnu::always_inline]] [[nodiscard]] bool fits_counts(std::uint64_t placed, std::uint64_t receivers, int spaces,
                                                        int cells) const {
    return find_spaces(excess(placed, receivers), spaces, cells);
  }

 private:
  /// Of each rank how many cards more there are to place than cards of the next rank that receive them.
  [[nodiscard]] static std::uint64_t excess(std::uint64_t placed, std::uint64_t receivers) {
    constexpr std::uint64_t kEights = 0x8888888888888888U;
    const std::uint64_t difference = (placed | kEights) - (receivers >> core::kSuits);  // Of each, plus 8.
    return difference & ((difference & kEights) >> 3U) * 7U;
  }
  /// Whether these cards find spaces and cells.
  [[nodiscard]] bool find_spaces(std::uint64_t counts, int spaces, int cells) const {
    return sum(counts & ~space_fillers_) <= cells && sum(counts) <= spaces + cells;
  }
  [[nodiscard]] static int sum(std::uint64_t counts) {
    constexpr std::uint64_t kBytes = 0x0f0f0f0f0f0f0f0fU;
    return static_cast<int>(((counts & kBytes) + (counts >> 4U & kBytes)) * 0x0101010101010101U >> 56U);
  }
  [[nodiscard]] std::size_t kind_of(core::Card card) const;

  core::BuildSuit build_suit_;
  std::size_t kinds_;
  std::array<std::uint64_t, core::kSuits> cards_of_{};  ///< Of each kind.
  std::uint64_t space_fillers_ = 0;  ///< Set of the cards that may fill a space; the bits of their counts too.
  int cells_;
};

}  // namespace castellan::solver
