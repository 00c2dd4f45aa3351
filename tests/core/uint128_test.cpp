#include "core/uint128.hpp"

#include <gtest/gtest.h>

namespace castellan::core {
namespace {

TEST(Uint128, PrintsEveryDigit) {
  EXPECT_EQ(to_string(Uint128{0}), "0");
  EXPECT_EQ(to_string(Uint128{120}), "120");
  EXPECT_EQ(to_string(Uint128{1} << 64), "18446744073709551616");
  EXPECT_EQ(to_string(~Uint128{0}), "340282366920938463463374607431768211455");
}

}  // namespace
}  // namespace castellan::core
