#include "core/edit_distance.hpp"

#include <gtest/gtest.h>

namespace castellan::core {
namespace {

TEST(EditDistance, CountsInsertionsDeletionsAndReplacements) {
  EXPECT_EQ(edit_distance("citadel", "citadel"), 0);
  EXPECT_EQ(edit_distance("citadl", "citadel"), 1);
  EXPECT_EQ(edit_distance("cittadel", "citadel"), 1);
  EXPECT_EQ(edit_distance("cidadel", "citadel"), 1);
  EXPECT_EQ(edit_distance("citadle", "citadel"), 2);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3);
}

TEST(EditDistance, FromOrToNothingIsTheLength) {
  EXPECT_EQ(edit_distance("", ""), 0);
  EXPECT_EQ(edit_distance("", "fort"), 4);
  EXPECT_EQ(edit_distance("fort", ""), 4);
}

}  // namespace
}  // namespace castellan::core
