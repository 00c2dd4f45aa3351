// The open list: lowest priority value first, and the newest first among equals.

#include "solver/best_first/open_list.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace castellan::solver {
namespace {

constexpr std::size_t kMaxNodes = 100;

std::vector<std::uint32_t> pop_all(OpenList& list) {
  std::vector<std::uint32_t> nodes;
  for (std::uint32_t node = list.pop(); node != OpenList::kNone; node = list.pop()) nodes.push_back(node);
  return nodes;
}

OpenList list_of(const std::vector<int>& priorities) {
  OpenList list(kMaxNodes);
  list.clear(-10, 50);
  EXPECT_TRUE(list.make_room(kMaxNodes));
  for (std::size_t node = 0; node < priorities.size(); ++node)
    list.push(static_cast<std::uint32_t>(node), priorities[node]);
  return list;
}

TEST(OpenList, IsEmptyAtFirst) {
  OpenList list = list_of({});
  EXPECT_EQ(list.pop(), OpenList::kNone);
  EXPECT_EQ(list.pop(), OpenList::kNone);
}

TEST(OpenList, GivesLowestPriorityFirstAndNewestAmongEquals) {
  OpenList list = list_of({5, 3, 5, -2, 3, 40});
  EXPECT_EQ(pop_all(list), (std::vector<std::uint32_t>{3, 4, 1, 2, 0, 5}));
}

TEST(OpenList, TakesBetterNodesWhileItIsBeingEmptied) {
  OpenList list = list_of({10, 20});
  EXPECT_EQ(list.pop(), 0U);
  list.push(2, 5);
  list.push(3, 30);
  EXPECT_EQ(pop_all(list), (std::vector<std::uint32_t>{2, 1, 3}));
  list.push(4, 1);
  EXPECT_EQ(list.pop(), 4U);
}

TEST(OpenList, LosesNoNodeWhosePriorityIsBeyondItsRange) {
  OpenList list = list_of({1'000'000, 0, -1'000'000, 2'000'000});
  EXPECT_EQ(pop_all(list), (std::vector<std::uint32_t>{2, 1, 3, 0}));
}

TEST(OpenList, ForgetsItsNodesWhenCleared) {
  OpenList list = list_of({1, 2, 3});
  EXPECT_EQ(list.pop(), 0U);
  for (const int most : {50, 8, 8, 2'000}) {
    list.clear(-10, most);
    EXPECT_EQ(list.pop(), OpenList::kNone);
    list.push(0, 7);
    list.push(1, 2);
    list.push(2, 8);
    EXPECT_EQ(pop_all(list), (std::vector<std::uint32_t>{1, 0, 2})) << most;
  }
}

}  // namespace
}  // namespace castellan::solver
