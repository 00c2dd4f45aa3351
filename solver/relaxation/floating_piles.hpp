// Every pile that can come up in the floating game of one deal, by number: a table of what follows from it.
//
// A pile is the number of anchored cards left, which of the deal's piles they are of, and the length of the run of
// loose cards on them that do not float; without anchored cards, the rank of the run's top card and its length. The
// rank of a run's top card follows from the anchored card that it lies on.

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/card.hpp"
#include "core/key.hpp"

namespace castellan::solver {

class FloatingPiles {
 public:
  static constexpr int kPlaces = 8;
  static constexpr int kMostAnchored = 15;

  using Number = std::uint16_t;
  static constexpr Number kEmpty = 0;

  struct Pile {
    core::Key taking;             ///< What the key gains when the top card is taken.
    core::Key giving;             ///< What it gains when a card is built on the pile.
    std::uint64_t anchor;         ///< The top card as a set if it is anchored, else no card.
    std::uint64_t loosens;        ///< The cards that are loose as soon as this anchored card leaves.
    std::uint64_t suits_without;  ///< `suits_of` the run that it then leaves as it was dealt.
    Number without;               ///< The pile without its top card.
    Number with;                  ///< The pile with a card built on it; not for the empty pile.
    std::uint8_t top;             ///< Rank of the top card, 0 when empty.
    std::uint8_t anchored;
    std::uint8_t run;
  };

  /// @param floating   The highest rank whose loose cards float.
  /// @param told_apart Set of the cards that keep their suits when loose.
  FloatingPiles(int floating, std::uint64_t told_apart);

  /// Adds the piles that these cards come down to. @param cards Bottom card first. @param anchored Set of the cards
  /// that are; at most kMostAnchored of these.
  /// @return the number of the pile of all.
  Number add(int place, std::span<const core::Card> cards, std::uint64_t anchored);

  /// Of the cards that are told apart: suit + 1, in the four bits of their rank.
  [[nodiscard]] std::uint64_t suits_of(std::uint64_t cards) const;

  /// A run of loose cards alone.
  [[nodiscard]] static Number run(int top, int length) {
    return static_cast<Number>(1 + (top - 1) * core::kRanks + length - 1);
  }

  [[nodiscard]] const Pile& operator[](Number pile) const { return piles_[pile]; }
  /// The pile's share in the key: the key is the sum of the piles' and the foundations' shares. Piles without anchored
  /// cards have theirs whatever their place, so that their order does not matter.
  [[nodiscard]] const core::Key& key(Number pile) const { return keys_[pile]; }

  /// The foundation's share in the key. @param count Cards on the suit's foundation.
  [[nodiscard]] static const core::Key& home_key(int suit, int count);
  /// The share of a cell. @param content Rank of the card in it, and suit + 1 in the upper four bits if it is told
  /// apart; at most kMostContent.
  [[nodiscard]] static const core::Key& cell_key(std::uint8_t content);
  static constexpr std::uint8_t kMostContent = core::kSuits << 4U | core::kRanks;

 private:
  int floating_;
  std::uint64_t told_apart_;
  std::vector<Pile> piles_;
  std::vector<core::Key> keys_;
};

}  // namespace castellan::solver
