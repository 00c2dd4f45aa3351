#include "core/deals/microsoft_generator.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace castellan::core {
namespace {

std::vector<std::uint64_t> first_draws(std::uint64_t number) {
  MicrosoftGenerator generator(number);
  std::vector<std::uint64_t> draws;
  for (std::uint64_t bound = 52; bound > 47; --bound) draws.push_back(generator.below(bound));
  return draws;
}

TEST(MicrosoftGenerator, FirstGameDrawsTheKnownPlaces) {
  EXPECT_EQ(first_draws(1), (std::vector<std::uint64_t>{41, 5, 34, 40, 17}));
}

// Each is 16 bits of the first state, which is 2531011 for the first three.
TEST(MicrosoftGenerator, LargeNumbersDrawFromMoreBits) {
  constexpr std::uint64_t kAll = 1 << 17;
  EXPECT_EQ(MicrosoftGenerator(0).below(kAll), 38);
  EXPECT_EQ(MicrosoftGenerator(1ULL << 31).below(kAll), 38 + 0x8000);
  EXPECT_EQ(MicrosoftGenerator(1ULL << 32).below(kAll), 39);
  EXPECT_EQ(MicrosoftGenerator((1ULL << 33) - 1).below(kAll), 36);
}

}  // namespace
}  // namespace castellan::core
