// Comparing two short byte arrays into a bit mask.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace castellan::core {

/// Bit i is set when the arrays differ at byte i.
template <std::size_t kSize>
[[nodiscard]] inline std::uint64_t differing_bytes(const std::array<std::uint8_t, kSize>& a,
                                                   const std::array<std::uint8_t, kSize>& b) {
  static_assert(kSize <= 64);
  std::uint64_t mask = 0;
  std::size_t i = 0;
#ifdef __SSE2__
  constexpr std::size_t kLane = 16;
  for (; i + kLane <= kSize; i += kLane) {
    __m128i left;
    __m128i right;
    std::memcpy(&left, a.data() + i, kLane);
    std::memcpy(&right, b.data() + i, kLane);
    const auto equal = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(left, right)));
    mask |= static_cast<std::uint64_t>(equal ^ 0xffffU) << i;
  }
#endif
  for (; i < kSize; ++i) mask |= static_cast<std::uint64_t>(a[i] != b[i]) << i;
  return mask;
}

}  // namespace castellan::core
