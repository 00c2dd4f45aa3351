// Comparing bytes with each other, many at once, into bit masks.

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

/// Marks those of eight bytes that equal a value, by the highest bit of each. All are below 0x80.
[[nodiscard]] constexpr std::uint64_t marks_equal(std::uint64_t bytes, std::uint8_t value) {
  constexpr std::uint64_t kOnes = 0x0101010101010101U;
  return ~((bytes ^ kOnes * value) + kOnes * 0x7f) & kOnes * 0x80;
}

/// Bit 8 i + j is set when byte j of eight bytes is one more than byte i. All are below 0x7f.
[[nodiscard]] inline std::uint64_t successors(std::uint64_t bytes) {
#ifdef __SSE2__
  const __m128i twice = _mm_set1_epi64x(static_cast<long long>(bytes));
  const __m128i more = _mm_add_epi8(twice, _mm_set1_epi8(1));
  const __m128i pairs = _mm_unpacklo_epi8(more, more);
  const __m128i low = _mm_unpacklo_epi16(pairs, pairs);
  const __m128i high = _mm_unpackhi_epi16(pairs, pairs);
  const auto rows = [&](__m128i two_rows) {
    return static_cast<std::uint64_t>(static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(two_rows, twice))));
  };
  return rows(_mm_unpacklo_epi32(low, low)) | rows(_mm_unpackhi_epi32(low, low)) << 16U |
         rows(_mm_unpacklo_epi32(high, high)) << 32U | rows(_mm_unpackhi_epi32(high, high)) << 48U;
#else
  std::uint64_t matrix = 0;
  for (unsigned i = 0; i < 8; ++i) {
    const auto value = static_cast<std::uint8_t>((bytes >> 8U * i & 0xffU) + 1);
    // Gathers the marks into one byte.
    matrix |= (marks_equal(bytes, value) >> 7U) * 0x0102040810204080U >> 56U << 8U * i;
  }
  return matrix;
#endif
}

}  // namespace castellan::core
