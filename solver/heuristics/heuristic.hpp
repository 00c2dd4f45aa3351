// Heuristics: how far a position seems from won. Smaller is better; nothing here is a bound.
//
// A feature is one small function of a position; a heuristic is a weight for each feature. "Lower" and
// "next" are meant in the order of the foundations, from the base rank round the corner.
//
// Most features are sums over the cards of the tableau of something that depends only on the card and the
// cards beneath it. A card's share is therefore fixed until the card itself moves, and a search keeps
// the sum up to date by two subtractions (pile_scan.hpp).

#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <string_view>

#include "core/castle_game.hpp"
#include "solver/search/foundation_order.hpp"

namespace castellan::solver {

/// Weight of each feature. The member's name is the feature's name.
struct Heuristic {
  std::string_view name;
  int not_home = 0;          ///< Cards not on the foundations.
  int over_own_lower = 0;    ///< Cards above a lower card of their suit.
  int over_any_lower = 0;    ///< Cards above any lower card.
  int inversion = 0;         ///< Pairs of cards of one pile of which the upper one is higher.
  int broken_neighbour = 0;  ///< Cards on a card that the build rule would not let them be moved to.
  int raised_last = 0;       ///< Last cards of their foundations (kings) that are not at the bottom of a pile.
  int next_depth = 0;        ///< Cards above the next card of each foundation.
  int second_depth = 0;      ///< Cards above the next card but one of each foundation.
  int empty_pile = 0;        ///< Empty piles; a negative weight rewards them.
  int low_bottom = 0;        ///< Bottom cards, each by how far below the last card of its foundation it is.
  int stuck_top = 0;         ///< Exposed cards that no other exposed card would take.
  int home_spread = 0;       ///< Highest less lowest number of cards on a foundation.
};

/// A heuristic applied to one game of fixed base.
class Evaluator {
 public:
  Evaluator(const core::CastleGame& game, const FoundationOrder& order, const Heuristic& heuristic)
      : game_(game), order_(order), weights_(heuristic) {}

  /// The share of a card lying on `under` (a card or kBottom) with the set `below` beneath it.
  [[nodiscard]] int card_share(std::uint8_t card, std::uint8_t under, std::uint64_t below) const {
    int share = weights_.not_home;
    if (under == core::kBottom) return share + weights_.low_bottom * order_.below_last(card);
    const std::uint64_t lower_below = below & order_.lower(card);
    if ((below & order_.lower_in_suit(card)) != 0) share += weights_.over_own_lower;
    if (lower_below != 0) share += weights_.over_any_lower + weights_.inversion * std::popcount(lower_below);
    if ((game_.accepting(card) >> under & 1U) == 0) share += weights_.broken_neighbour;
    if (order_.below_last(card) == 0) share += weights_.raised_last;
    return share;
  }

  /// What a card costs for lying above the cards `below`, given the cards the foundations take next.
  [[nodiscard]] int blocking(std::uint64_t below, std::uint64_t wanted) const {
    return weights_.next_depth * std::popcount(below & wanted) +
           weights_.second_depth * std::popcount(below & order_.after(wanted));
  }

  /// What the exposed cards, the empty piles and the foundations cost.
  [[nodiscard]] int frontier(const core::Position& position) const {
    int value = tops_value(position.tops(), position.empty_piles());
    if (weights_.home_spread != 0) {
      int least = position.home_count(0);
      int most = least;
      for (int suit = 1; suit < core::kSuits; ++suit) {
        least = std::min(least, position.home_count(suit));
        most = std::max(most, position.home_count(suit));
      }
      value += weights_.home_spread * (most - least);
    }
    return value;
  }
  /// The part of it that the foundations do not matter for.
  [[nodiscard]] int tops_value(std::uint64_t tops, int empty_piles) const {
    int value = weights_.empty_pile * empty_piles;
    if (weights_.stuck_top != 0) {
      for (std::uint64_t rest = tops; rest != 0; rest &= rest - 1) {
        if ((game_.accepting(std::countr_zero(rest)) & tops) == 0) value += weights_.stuck_top;
      }
    }
    return value;
  }

  [[nodiscard]] const FoundationOrder& order() const { return order_; }
  [[nodiscard]] const Heuristic& weights() const { return weights_; }

 private:
  const core::CastleGame& game_;
  const FoundationOrder& order_;
  Heuristic weights_;
};

}  // namespace castellan::solver
