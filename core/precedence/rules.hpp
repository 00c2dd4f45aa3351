// The rules of Precedence as data: how large the deck is, how play begins, how often the waste is turned over.
//
// Decks of fewer ranks or chains exist for tests alone: "king" below is the deck's highest rank.

#pragma once

#include <cstdint>

#include "core/card.hpp"

namespace castellan::core::precedence {

inline constexpr int kMaxChains = 8;
inline constexpr int kMaxCards = kMaxChains * kRanks;
inline constexpr int kMaxRedeals = 9;

/// How the first foundation gets its king.
enum class FirstKing : std::uint8_t {
  kPlaced,          ///< It lies there before play; the stock has one king fewer.
  kFirstAvailable,  ///< All cards are in the stock; the first king played starts the first foundation.
};

struct Rules {
  std::uint8_t ranks = kRanks;  ///< 1 to 13.
  /// Foundations, and cards of each rank: 1 to 8, at most `ranks`.
  std::uint8_t chains = kMaxChains;
  FirstKing first_king = FirstKing::kPlaced;
  std::uint8_t redeals = 2;  ///< How often the waste becomes the stock again: 0 to 9.

  [[nodiscard]] int deck_size() const { return ranks * chains; }
  /// Cards on foundations before play.
  [[nodiscard]] int placed() const { return first_king == FirstKing::kPlaced ? 1 : 0; }
  [[nodiscard]] int stock_size() const { return deck_size() - placed(); }
  /// Cards of this rank in the stock.
  [[nodiscard]] int in_stock(Rank rank) const { return chains - (to_int(rank) == ranks ? placed() : 0); }
  [[nodiscard]] int passes() const { return redeals + 1; }

  /// The rank of the card that lies at place `count` (from 0, below `ranks`) of the foundation `chain` (from 0):
  /// foundations start with K, Q, J, … and go down, round the corner.
  [[nodiscard]] Rank rank_at(int chain, int count) const {
    const int down = chain + count;
    return static_cast<Rank>(down < ranks ? ranks - down : 2 * ranks - down);
  }

  bool operator==(const Rules&) const = default;
};

/// Checks every field's range, and that there are enough ranks for the foundations to start on.
/// @throws InputError with the field's name, what was expected and what is there.
void check_rules(const Rules& rules);

}  // namespace castellan::core::precedence
