#include "core/deals/castellan_generator.hpp"

#include "core/uint128.hpp"

namespace castellan::core {

std::uint64_t CastellanGenerator::next() {
  state_ += 0x9E3779B97F4A7C15;
  std::uint64_t mixed = state_;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
  return mixed ^ (mixed >> 31);
}

// next() * bound / 2^64 would favour some values by one part in 2^64 / bound. Refusing the lowest
// 2^64 mod bound remainders leaves every value the same number of chances; since they are all below
// `bound`, the division that finds them is hardly ever made.
std::uint64_t CastellanGenerator::below(std::uint64_t bound) {
  Uint128 product = Uint128{next()} * bound;
  if (static_cast<std::uint64_t>(product) < bound) {
    const std::uint64_t refused = (0 - bound) % bound;
    while (static_cast<std::uint64_t>(product) < refused) product = Uint128{next()} * bound;
  }
  return static_cast<std::uint64_t>(product >> 64);
}

}  // namespace castellan::core
