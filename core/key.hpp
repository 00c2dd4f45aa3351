// 128-bit keys of positions, and the mixing function that makes the random words behind them.

#pragma once

#include <cstdint>

namespace castellan::core {

/// Wide enough that a proof may rest on it: among 10^9 positions two different ones share a key with
/// probability below 10^-20.
struct Key {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  constexpr bool operator==(const Key&) const = default;
  constexpr Key& operator^=(const Key& other) {
    low ^= other.low;
    high ^= other.high;
    return *this;
  }
  [[nodiscard]] friend constexpr Key operator^(Key a, const Key& b) { return a ^= b; }
  // Word by word, for keys that are sums.
  [[nodiscard]] friend constexpr Key operator+(const Key& a, const Key& b) { return {a.low + b.low, a.high + b.high}; }
  [[nodiscard]] friend constexpr Key operator-(const Key& a, const Key& b) { return {a.low - b.low, a.high - b.high}; }
};

/// Bijective mixing of 64 bits (the finaliser of SplitMix64; Steele, Lea, Flood 2014).
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27U)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31U);
}

/// The n-th word of a fixed pseudo-random sequence.
[[nodiscard]] constexpr std::uint64_t random_word(std::uint64_t n) { return mix((n + 1) * 0x9e3779b97f4a7c15U); }

}  // namespace castellan::core
