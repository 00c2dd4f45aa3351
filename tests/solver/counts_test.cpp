#include "solver/analysis/counts.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>

namespace castellan::solver {
namespace {

constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();

Counts some() {
  Counts counts;
  for (const std::uint64_t value : {5U, 0U, 127U, 128U, 5U, 300U, 5U}) counts.add(value);
  counts.add(kMost, 1000);
  return counts;
}

TEST(Counts, SayHowOftenEachValueWasAdded) {
  const Counts counts = some();
  EXPECT_EQ(counts.total(), 1007U);
  EXPECT_EQ(counts.values().at(5), 3U);
  EXPECT_EQ(counts.values().at(kMost), 1000U);
  EXPECT_EQ(counts.values().size(), 6U);
}

TEST(Counts, OfPartsAddUp) {
  Counts sum = some();
  sum.add(some());
  EXPECT_EQ(sum.total(), 2014U);
  EXPECT_EQ(sum.values().at(5), 6U);
}

TEST(Counts, TakeAValueBack) {
  Counts counts = some();
  counts.add(77);
  counts.remove(77);
  EXPECT_EQ(counts, some());
  EXPECT_THROW(counts.remove(77), std::logic_error);
}

TEST(Counts, AreTheSameAfterPacking) {
  EXPECT_EQ(unpacked(packed(some())), some());
  EXPECT_TRUE(packed(Counts()).empty());
  EXPECT_EQ(unpacked({}), Counts());
}

TEST(Counts, ArePackedAsDocumented) {
  Counts counts;
  counts.add(300, 2);
  counts.add(301);
  const std::vector<std::byte> expected = {std::byte{0xac}, std::byte{2}, std::byte{2}, std::byte{1}, std::byte{1}};
  EXPECT_EQ(packed(counts), expected);
}

TEST(Counts, RefuseBytesThatEndWithinANumber) {
  std::vector<std::byte> bytes = packed(some());
  bytes.pop_back();
  EXPECT_THROW(static_cast<void>(unpacked(bytes)), std::invalid_argument);
  EXPECT_THROW(static_cast<void>(unpacked(std::vector<std::byte>(11, std::byte{0xff}))), std::invalid_argument);
}

TEST(Counts, RoundToThreeDigits) {
  EXPECT_EQ(to_digits(0, 3), 0U);
  EXPECT_EQ(to_digits(999, 3), 999U);
  EXPECT_EQ(to_digits(1004, 3), 1000U);
  EXPECT_EQ(to_digits(1005, 3), 1010U);
  EXPECT_EQ(to_digits(123'456'789, 3), 123'000'000U);
  EXPECT_EQ(to_digits(999'600, 3), 1'000'000U);
}

}  // namespace
}  // namespace castellan::solver
