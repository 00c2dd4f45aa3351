// The closed set: what it has seen it knows, also after growing, and it stays within its memory.

#include "solver/search/closed_set.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace castellan::solver {
namespace {

using core::Key;

constexpr std::size_t kPlenty = std::size_t{1} << 26U;

Key key_of(std::uint64_t n) { return {core::random_word(2 * n), core::random_word(2 * n + 1)}; }

TEST(ClosedSet, TellsNewKeysFromOldOnes) {
  ClosedSet<Key> set(kPlenty);
  EXPECT_EQ(set.insert(key_of(1)), Insertion::kNew);
  EXPECT_EQ(set.insert(key_of(2)), Insertion::kNew);
  EXPECT_EQ(set.insert(key_of(1)), Insertion::kOld);
  EXPECT_EQ(set.size(), 2U);
}

TEST(ClosedSet, ComparesWholeKeysWhereHashesAreEqual) {
  ClosedSet<Key> set(kPlenty);
  for (std::uint64_t high = 1; high <= 100; ++high) EXPECT_EQ(set.insert({7, high}), Insertion::kNew);
  for (std::uint64_t high = 1; high <= 100; ++high) EXPECT_EQ(set.insert({7, high}), Insertion::kOld);
  EXPECT_EQ(set.size(), 100U);
}

TEST(ClosedSet, FollowsAClusterRoundTheEndOfTheTable) {
  ClosedSet<std::uint64_t> set(kPlenty);
  const std::uint64_t last_place = ~std::uint64_t{0};
  for (std::uint64_t n = 0; n < 20; ++n) EXPECT_EQ(set.insert(last_place - (n << 32U)), Insertion::kNew);
  for (std::uint64_t n = 0; n < 20; ++n) EXPECT_EQ(set.insert(last_place - (n << 32U)), Insertion::kOld);
}

TEST(ClosedSet, HoldsTheKeyThatStandsForNone) {
  ClosedSet<Key> set(kPlenty);
  EXPECT_EQ(set.insert({0, 0}), Insertion::kNew);
  EXPECT_EQ(set.insert({0, 0}), Insertion::kOld);
  EXPECT_EQ(set.insert({0, 1}), Insertion::kNew);
  set.clear();
  EXPECT_EQ(set.insert({0, 0}), Insertion::kNew);
}

TEST(ClosedSet, KeepsEverythingWhenItGrows) {
  constexpr std::uint64_t kKeys = 100'000;
  ClosedSet<Key> set(kPlenty);
  for (std::uint64_t n = 0; n < kKeys; ++n) {
    ASSERT_EQ(set.insert(key_of(n)), Insertion::kNew);
    ASSERT_EQ(set.insert(key_of(n / 2)), Insertion::kOld);
  }
  EXPECT_EQ(set.size(), kKeys);
  for (std::uint64_t n = 0; n < kKeys; ++n) ASSERT_EQ(set.insert(key_of(n)), Insertion::kOld);
  for (std::uint64_t n = kKeys; n < 2 * kKeys; ++n) ASSERT_EQ(set.insert(key_of(n)), Insertion::kNew);
}

TEST(ClosedSet, SaysHowLargeItsTableIs) {
  ClosedSet<Key> set(kPlenty);
  const std::size_t first = set.table_bytes();
  for (std::uint64_t n = 0; n < 100'000; ++n) ASSERT_EQ(set.insert(key_of(n)), Insertion::kNew);
  EXPECT_GE(set.table_bytes(), 100'000 * sizeof(Key));
  EXPECT_LT(set.table_bytes(), 4 * 100'000 * sizeof(Key));
  set.clear();
  EXPECT_EQ(set.table_bytes(), first);
}

TEST(ClosedSet, ForgetsEverythingWhenCleared) {
  ClosedSet<Key> set(kPlenty);
  for (const std::uint64_t keys : {50'000U, 10U, 70'000U, 500U, 50'000U}) {
    set.clear();
    EXPECT_EQ(set.size(), 0U);
    for (std::uint64_t n = 0; n < keys; ++n) ASSERT_EQ(set.insert(key_of(n)), Insertion::kNew) << keys;
  }
}

/// Keys that a set holds at most.
std::uint64_t fill(ClosedSet<Key>& set) {
  set.clear();
  std::uint64_t stored = 0;
  while (set.insert(key_of(stored)) == Insertion::kNew) ++stored;
  return stored;
}

TEST(ClosedSet, HoldsAsMuchWhateverItHeldBefore) {
  for (const std::size_t bytes : {std::size_t{0}, std::size_t{100}, std::size_t{5'000}, std::size_t{3} << 17U,
                                  std::size_t{1} << 20U, (std::size_t{3} << 20U) + 7}) {
    ClosedSet<Key> fresh(bytes);
    const std::uint64_t most = fill(fresh);
    EXPECT_GT(most, 0U);
    EXPECT_LE(fresh.kept_bytes(), std::max(bytes, 2 * sizeof(Key)));
    ClosedSet<Key> used(bytes);
    for (const std::uint64_t keys : {10U, 700U, 5'000U, 30'000U, 90U, 2'000U}) {
      used.clear();
      for (std::uint64_t n = 0; n < std::min(keys, most); ++n) ASSERT_EQ(used.insert(key_of(n)), Insertion::kNew);
      EXPECT_EQ(fill(used), most) << bytes << ' ' << keys;
      EXPECT_EQ(used.kept_bytes(), fresh.kept_bytes()) << bytes << ' ' << keys;
    }
    used.release();
    EXPECT_EQ(fill(used), most) << bytes;
  }
}

TEST(ClosedSet, RefusesToOutgrowItsMemory) {
  constexpr std::size_t kBytes = 1U << 20U;
  ClosedSet<Key> set(kBytes);
  std::uint64_t stored = 0;
  while (stored < kBytes && set.insert(key_of(stored)) == Insertion::kNew) ++stored;
  EXPECT_EQ(set.size(), stored);
  EXPECT_LT(stored * sizeof(Key), kBytes);
  EXPECT_GT(stored * sizeof(Key), kBytes / 8);

  EXPECT_EQ(set.insert(key_of(stored)), Insertion::kOutOfMemory);
  for (std::uint64_t n = 0; n < stored; ++n) ASSERT_EQ(set.insert(key_of(n)), Insertion::kOld);

  set.clear();
  EXPECT_EQ(set.insert(key_of(stored)), Insertion::kNew);
}

}  // namespace
}  // namespace castellan::solver
