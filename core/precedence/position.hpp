// The packed position of Precedence.
//
// Turning the waste over keeps its order, so in every pass the cards that are left come in the order of the
// first one. A position is therefore: which cards are left, how far the pass has come, which pass it is, and how
// many cards each foundation holds.
//
//   byte  0 … 15  left: bit p is set while the card dealt at place p is in stock or waste
//   byte 16 … 19  chains: four bits a foundation, the number of cards on it
//   byte 20       turned: one more than the place of the waste's top card; 0 while the waste is empty. The
//                 cards left at lower places are the waste, all others are the stock.
//   byte 21       pass: redeals made so far

#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/precedence/rules.hpp"
#include "core/step.hpp"

namespace castellan::core::precedence {

/// A set of places of the stock, 0 to 127.
struct PlaceSet {
  std::array<std::uint64_t, 2> words{};

  bool operator==(const PlaceSet&) const = default;
  [[nodiscard]] bool empty() const { return (words[0] | words[1]) == 0; }
  [[nodiscard]] int size() const { return std::popcount(words[0]) + std::popcount(words[1]); }
  [[nodiscard]] bool contains(int place) const { return (word(place) >> (place & 63) & 1U) != 0; }
  void insert(int place) { words[index(place)] |= bit(place); }
  void erase(int place) { words[index(place)] &= ~bit(place); }

  /// The lowest member that is `place` or more; -1 if there is none.
  [[nodiscard]] int next_from(int place) const {
    if (place < 64) {
      const std::uint64_t low = words[0] & (~std::uint64_t{0} << place);
      if (low != 0) return std::countr_zero(low);
      place = 64;
    }
    if (place >= 128) return -1;
    const std::uint64_t high = words[1] & (~std::uint64_t{0} << (place & 63));
    return high != 0 ? 64 + std::countr_zero(high) : -1;
  }
  /// The highest member below `place`; -1 if there is none.
  [[nodiscard]] int last_below(int place) const {
    if (place > 64) {
      const std::uint64_t high = place >= 128 ? words[1] : words[1] & ~(~std::uint64_t{0} << (place & 63));
      if (high != 0) return 127 - std::countl_zero(high);
      place = 64;
    }
    const std::uint64_t low = place == 64 ? words[0] : words[0] & ~(~std::uint64_t{0} << place);
    return low != 0 ? 63 - std::countl_zero(low) : -1;
  }

 private:
  static constexpr std::size_t index(int place) { return static_cast<std::size_t>(place >> 6); }
  static constexpr std::uint64_t bit(int place) { return std::uint64_t{1} << (place & 63); }
  [[nodiscard]] std::uint64_t word(int place) const { return words[index(place)]; }
};

struct Position {
  PlaceSet left;
  std::uint32_t chains = 0;
  std::uint8_t turned = 0;
  std::uint8_t pass = 0;

  bool operator==(const Position&) const = default;
  /// Cards on a foundation.
  [[nodiscard]] int count(int chain) const { return static_cast<int>(chains >> (4 * chain) & 0xfU); }
};

static_assert(sizeof(Position) == 24);

// A step plays the waste's top card, by its rank, on a foundation (0 to 7), or is one of these two.
inline constexpr Step kTurn = {0, kMaxChains};        ///< The next card of the stock goes to the waste.
inline constexpr Step kRedeal = {0, kMaxChains + 1};  ///< The waste becomes the stock.

}  // namespace castellan::core::precedence
