// The random numbers of Microsoft FreeCell's numbered deals, with the later extensions to 2^33 - 1.
//
// The C library's rand() of the original compiler; larger numbers are the convention of FreeCell
// programs, as PySolFC and Freecell Solver follow it.

#pragma once

#include <cstdint>

namespace castellan::core {

class MicrosoftGenerator {
 public:
  /// @param number The deal's number, 0 to 2^33 - 1.
  explicit MicrosoftGenerator(std::uint64_t number)
      : range_(number < k31Bits   ? Range::kOriginal
               : number < k32Bits ? Range::kFrom31Bits
                                  : Range::kFrom32Bits),
        state_(number < k32Bits ? number : number - k32Bits) {}

  /// The next random number, of 16 bits; after the largest of a range of deals even 2^16.
  [[nodiscard]] std::uint32_t next() {
    constexpr std::uint64_t kStateMask = (std::uint64_t{1} << 33) - 1;
    state_ = (state_ * 214013 + 2531011) & kStateMask;
    const auto drawn = static_cast<std::uint32_t>(state_ >> 16);
    if (range_ == Range::kFrom32Bits) return (drawn & 0xFFFF) + 1;
    return range_ == Range::kOriginal ? drawn & 0x7FFF : (drawn & 0x7FFF) | 0x8000;
  }

  /// A number from 0 to bound - 1 (slightly uneven, as in the original).
  /// @param bound At least 1.
  [[nodiscard]] std::uint64_t below(std::uint64_t bound) { return next() % bound; }

 private:
  static constexpr std::uint64_t k31Bits = std::uint64_t{1} << 31;
  static constexpr std::uint64_t k32Bits = std::uint64_t{1} << 32;

  /// How a state becomes a random number depends on how large the deal's number is.
  enum class Range : std::uint8_t { kOriginal, kFrom31Bits, kFrom32Bits };

  Range range_;
  std::uint64_t state_;
};

}  // namespace castellan::core
