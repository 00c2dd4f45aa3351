// CPython's random.Random(number), the generator of PySolFC's larger game numbers.
//
// The Mersenne Twister itself is std::mt19937, whose output the C++ standard fixes. CPython seeds it from
// an array of words by `init_by_array` (Matsumoto and Nishimura, mt19937ar.c, 2002), which the standard
// library does not have.

#pragma once

#include <cstdint>
#include <random>

#include "core/uint128.hpp"

namespace castellan::core {

class MersenneTwister {
 public:
  /// Seeds with the 32-bit words of `number`, lowest first, as CPython does with an integer.
  explicit MersenneTwister(Uint128 number);

  /// CPython's random.random(): 53 random bits as a fraction, at least 0 and less than 1.
  [[nodiscard]] double random();

  /// int(random() * bound): a number from 0 to bound - 1.
  [[nodiscard]] std::uint64_t below(std::uint64_t bound);

 private:
  std::mt19937 engine_;
};

}  // namespace castellan::core
