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
  explicit MicrosoftGenerator(std::uint64_t number);

  /// A number from 0 to bound - 1 (slightly uneven, as in the original).
  /// @param bound At least 1.
  [[nodiscard]] std::uint64_t below(std::uint64_t bound);

 private:
  /// How a state becomes a random number depends on how large the deal's number is.
  enum class Range : std::uint8_t { kOriginal, kFrom31Bits, kFrom32Bits };

  Range range_;
  std::uint64_t state_;
};

}  // namespace castellan::core
