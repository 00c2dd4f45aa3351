// The program's own random numbers: pinned for ever, and even.

#include "core/deals/castellan_generator.hpp"

#include <gtest/gtest.h>

#include <array>

namespace castellan::core {
namespace {

// The first of these is the usual published test vector of SplitMix64.
TEST(CastellanGenerator, StreamIsFixed) {
  CastellanGenerator zero(0);
  EXPECT_EQ(zero.next(), 0xE220A8397B1DCDAF);
  EXPECT_EQ(zero.next(), 0x6E789E6AA1B965F4);
  EXPECT_EQ(zero.next(), 0x06C45D188009454F);
  EXPECT_EQ(zero.next(), 0xF88BB8A8724C81EC);

  CastellanGenerator one(1);
  EXPECT_EQ(one.next(), 0x910A2DEC89025CC1);
  EXPECT_EQ(one.next(), 0xBEEB8DA1658EEC67);

  CastellanGenerator largest(~std::uint64_t{0});
  EXPECT_EQ(largest.next(), 0xE4D971771B652C20);
  EXPECT_EQ(largest.next(), 0xE99FF867DBF682C9);
}

TEST(CastellanGenerator, BelowIsTheHighWordOfAProduct) {
  CastellanGenerator zero(0);
  EXPECT_EQ(zero.below(52), 45);  // 0xE220… / 2^64 * 52
  EXPECT_EQ(zero.below(51), 22);
  EXPECT_EQ(zero.below(1), 0);
}

// With this bound a plain product gives the multiples of three two chances in four.
TEST(CastellanGenerator, BelowIsEvenForBoundsThatDoNotDivide2To64) {
  constexpr std::uint64_t kBound = 3ULL << 62;
  constexpr int kDraws = 30'000;
  std::array<int, 3> count{};
  CastellanGenerator generator(7);
  for (int i = 0; i < kDraws; ++i) {
    const std::uint64_t drawn = generator.below(kBound);
    ASSERT_LT(drawn, kBound);
    ++count[drawn % 3];
  }
  for (const int c : count) EXPECT_NEAR(c, kDraws / 3, 400);  // Five standard deviations.
}

}  // namespace
}  // namespace castellan::core
