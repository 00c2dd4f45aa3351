// Bytes compared many at once: the same as one by one.

#include "core/byte_mask.hpp"

#include <gtest/gtest.h>

#include <array>

#include "core/deals/castellan_generator.hpp"

namespace castellan::test {
namespace {

unsigned byte_of(std::uint64_t bytes, unsigned i) { return static_cast<unsigned>(bytes >> 8U * i & 0xffU); }

/// Eight bytes below `end`.
std::uint64_t random_bytes(core::CastellanGenerator& random, std::uint64_t end) {
  std::uint64_t bytes = 0;
  for (unsigned i = 0; i < 8; ++i) bytes = bytes << 8U | random.below(end);
  return bytes;
}

TEST(ByteMask, MarksTheBytesThatEqualAValue) {
  core::CastellanGenerator random(1);
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t bytes = random_bytes(random, i % 2 == 0 ? 4 : 0x80);
    const auto value = static_cast<std::uint8_t>(random.below(i % 2 == 0 ? 4 : 0x80));
    const std::uint64_t marks = core::marks_equal(bytes, value);
    for (unsigned b = 0; b < 8; ++b) EXPECT_EQ(byte_of(marks, b), byte_of(bytes, b) == value ? 0x80U : 0U);
  }
}

TEST(ByteMask, FindsTheBytesThatAreOneMore) {
  core::CastellanGenerator random(2);
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t bytes = random_bytes(random, i % 2 == 0 ? 4 : 0x7f);
    const std::uint64_t matrix = core::successors(bytes);
    for (unsigned row = 0; row < 8; ++row) {
      for (unsigned column = 0; column < 8; ++column) {
        EXPECT_EQ((matrix >> (8 * row + column) & 1U) != 0, byte_of(bytes, column) == byte_of(bytes, row) + 1);
      }
    }
  }
}

TEST(ByteMask, FindsTheBytesThatDiffer) {
  core::CastellanGenerator random(3);
  std::array<std::uint8_t, 52> a{};
  std::array<std::uint8_t, 52> b{};
  for (int i = 0; i < 1000; ++i) {
    for (std::size_t byte = 0; byte < a.size(); ++byte) {
      a[byte] = static_cast<std::uint8_t>(random.below(2));
      b[byte] = static_cast<std::uint8_t>(random.below(2));
    }
    const std::uint64_t mask = core::differing_bytes(a, b);
    for (std::size_t byte = 0; byte < 64; ++byte) {
      EXPECT_EQ((mask >> byte & 1U) != 0, byte < a.size() && a[byte] != b[byte]);
    }
  }
}

}  // namespace
}  // namespace castellan::test
