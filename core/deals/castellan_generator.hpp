// The program's own random numbers, for `--seed`: a SplitMix64 stream and unbiased draws from it.
//
// Fixed for ever, so nothing of <random> is used: its distributions differ between libraries.
// SplitMix64 because its state after k steps is seed + k * constant: neighbouring seeds give unrelated
// numbers without a warm-up, and no two seeds less than 10^16 apart share a number within one deal.
// Sources: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014; Lemire, "Fast
// random integer generation in an interval", 2019.

#pragma once

#include <cstdint>

namespace castellan::core {

class CastellanGenerator {
 public:
  explicit CastellanGenerator(std::uint64_t seed) : state_(seed) {}

  /// The next 64 random bits.
  [[nodiscard]] std::uint64_t next();

  /// A number from 0 to bound - 1, each equally likely.
  /// @param bound At least 1.
  [[nodiscard]] std::uint64_t below(std::uint64_t bound);

 private:
  std::uint64_t state_;
};

}  // namespace castellan::core
