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

/// The order of the cards on the foundations of one game of fixed base, as sets of cards.
class FoundationOrder {
 public:
  explicit FoundationOrder(const core::Rules& rules);

  /// The cards of lower order than this one, of any suit.
  [[nodiscard]] std::uint64_t lower(std::uint8_t card) const { return lower_[card]; }
  /// The cards of lower order than this one, of its suit.
  [[nodiscard]] std::uint64_t lower_in_suit(std::uint8_t card) const { return lower_in_suit_[card]; }
  /// Whether this card is the last of its foundation.
  [[nodiscard]] bool is_last(std::uint8_t card) const { return (last_ >> card & 1U) != 0; }
  /// The cards that follow those of `set` on the foundations.
  [[nodiscard]] std::uint64_t after(std::uint64_t set) const {
    return set << static_cast<unsigned>(core::kSuits) | set >> wrap_shift_;
  }

 private:
  std::array<std::uint64_t, core::kCards> lower_{};
  std::array<std::uint64_t, core::kCards> lower_in_suit_{};
  std::uint64_t last_ = 0;
  unsigned wrap_shift_;
};

/// A heuristic applied to one game of fixed base.
class Evaluator {
 public:
  Evaluator(const core::CastleGame& game, const FoundationOrder& order, const Heuristic& heuristic)
      : game_(game), order_(order), weights_(heuristic) {}

  /// The share of a card lying on `under` (a card or kBottom) with the set `below` beneath it.
  [[nodiscard]] int card_share(std::uint8_t card, std::uint8_t under, std::uint64_t below) const {
    int share = weights_.not_home;
    if (under == core::kBottom) return share;
    const std::uint64_t lower_below = below & order_.lower(card);
    if ((below & order_.lower_in_suit(card)) != 0) share += weights_.over_own_lower;
    if (lower_below != 0) share += weights_.over_any_lower + weights_.inversion * std::popcount(lower_below);
    if ((game_.accepting(card) >> under & 1U) == 0) share += weights_.broken_neighbour;
    if (order_.is_last(card)) share += weights_.raised_last;
    return share;
  }

  /// What a card costs for lying above the cards `below`, given the cards the foundations take next.
  [[nodiscard]] int blocking(std::uint64_t below, std::uint64_t wanted) const {
    return weights_.next_depth * std::popcount(below & wanted) +
           weights_.second_depth * std::popcount(below & order_.after(wanted));
  }

  [[nodiscard]] const FoundationOrder& order() const { return order_; }
  [[nodiscard]] const Heuristic& weights() const { return weights_; }

 private:
  const core::CastleGame& game_;
  const FoundationOrder& order_;
  Heuristic weights_;
};

}  // namespace castellan::solver
