// Heuristics: how far a position seems from won. Smaller is better; nothing here is a bound.
//
// A feature is one small function of a position; a heuristic is a weight for each feature. "Lower" and
// "next" are meant in the order of the foundations, from the base rank round the corner.
//
// Most features are sums over the cards of the tableau of something that depends only on the card and the
// cards beneath it. A card's share is therefore fixed until the card itself moves, and a search keeps
// the sum up to date by two subtractions (pile_scan.hpp).

#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "core/castle_game.hpp"

namespace castellan::solver {

/// Weight of each feature. The member's name is the feature's name.
struct Heuristic {
  std::string_view name;
  int not_home;          ///< Cards not on the foundations.
  int over_own_lower;    ///< Cards above a lower card of their suit.
  int over_any_lower;    ///< Cards above any lower card.
  int inversion;         ///< Pairs of cards of one pile of which the upper one is higher.
  int broken_neighbour;  ///< Cards on a card that the build rule would not let them be moved to.
  int raised_last;       ///< Last cards of their foundations (kings) that are not at the bottom of a pile.
  int next_depth;        ///< Cards above the next card of each foundation.
  int second_depth;      ///< Cards above the next card but one of each foundation.
  int empty_pile;        ///< Empty piles; a negative weight rewards them.
};

/// The heuristic's tables for one game of fixed base.
class Evaluator {
 public:
  Evaluator(const core::CastleGame& game, const Heuristic& heuristic);

  /// The share of a card lying on `under` (a card or kBottom) with the set `below` beneath it.
  [[nodiscard]] int card_share(std::uint8_t card, std::uint8_t under, std::uint64_t below) const {
    int share = heuristic_.not_home;
    if (under == core::kBottom) return share;
    if ((below & lower_in_suit_[card]) != 0) share += heuristic_.over_own_lower;
    if ((below & lower_[card]) != 0) share += heuristic_.over_any_lower;
    share += heuristic_.inversion * std::popcount(below & lower_[card]);
    if ((accepting_[card] >> under & 1U) == 0) share += heuristic_.broken_neighbour;
    if ((last_ >> card & 1U) != 0) share += heuristic_.raised_last;
    return share;
  }

  /// What a card costs for lying above the cards `below`, given the cards the foundations take next.
  [[nodiscard]] int blocking(std::uint64_t below, std::uint64_t wanted) const {
    return heuristic_.next_depth * std::popcount(below & wanted) +
           heuristic_.second_depth * std::popcount(below & after(wanted));
  }

  /// The cards that follow `wanted` on the foundations.
  [[nodiscard]] std::uint64_t after(std::uint64_t wanted) const {
    return wanted << static_cast<unsigned>(core::kSuits) | wanted >> wrap_shift_;
  }

  [[nodiscard]] const Heuristic& weights() const { return heuristic_; }

 private:
  Heuristic heuristic_;
  std::array<std::uint64_t, core::kCards> lower_in_suit_{};
  std::array<std::uint64_t, core::kCards> lower_{};
  std::array<std::uint64_t, core::kCards> accepting_{};
  std::uint64_t last_ = 0;
  unsigned wrap_shift_ = 0;
};

}  // namespace castellan::solver
