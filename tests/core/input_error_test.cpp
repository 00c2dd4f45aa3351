#include "core/input_error.hpp"

#include <gtest/gtest.h>

namespace castellan::core {
namespace {

TEST(Quoted, KeepsPlainText) { EXPECT_EQ(core::quoted("4H, again~"), "'4H, again~'"); }

TEST(Quoted, StaysOneLine) { EXPECT_EQ(core::quoted("a\nb\tc\x7f.\xff"), "'a?b?c?.?'"); }

TEST(Quoted, CutsLongText) {
  EXPECT_EQ(core::quoted(std::string(40, 'x')), "'" + std::string(40, 'x') + "'");
  EXPECT_EQ(core::quoted(std::string(41, 'x')), "'" + std::string(40, 'x') + "...'");
}

}  // namespace
}  // namespace castellan::core
