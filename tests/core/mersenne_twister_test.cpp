// CPython's generator, number for number: the expected values were printed by CPython 3.11.

#include "core/deals/mersenne_twister.hpp"

#include <gtest/gtest.h>

namespace castellan::core {
namespace {

TEST(MersenneTwister, DrawsCPythonsFractions) {
  MersenneTwister twister(123456);
  EXPECT_EQ(twister.random(), 0.8056271362589);
  EXPECT_EQ(twister.random(), 0.7940590105180981);
  EXPECT_EQ(twister.random(), 0.029425761106168014);
}

TEST(MersenneTwister, SeedsWithOneTwoOrThreeWords) {
  EXPECT_EQ(MersenneTwister(0).random(), 0.8444218515250481);
  EXPECT_EQ(MersenneTwister(0xFFFFFFFF).random(), 0.6353574441341173);
  EXPECT_EQ(MersenneTwister(Uint128{1} << 32).random(), 0.11299430095636409);
  EXPECT_EQ(MersenneTwister(~std::uint64_t{0}).random(), 0.021825695401270107);
  EXPECT_EQ(MersenneTwister(Uint128{1} << 64).random(), 0.9776462743838505);
  EXPECT_EQ(MersenneTwister(Uint128{10'000'000'000} * 10'000'000'000 - 1).random(), 0.4899983975128377);
}

TEST(MersenneTwister, BelowScalesTheFraction) {
  MersenneTwister twister(123456);
  EXPECT_EQ(twister.below(52), 41);
  EXPECT_EQ(twister.below(51), 40);
  EXPECT_EQ(twister.below(50), 1);
}

}  // namespace
}  // namespace castellan::core
