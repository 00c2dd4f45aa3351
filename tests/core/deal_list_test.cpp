// Files of many deals, cut into the texts of each.

#include "core/text/deal_list.hpp"

#include <gtest/gtest.h>

#include "core/text/text_input.hpp"

namespace castellan::core {
namespace {

/// "1:text" for each deal, "/" for line breaks.
std::vector<std::string> deals_of(std::string_view text) {
  DealList list;
  for (std::uint64_t number = 1; const auto line = next_line(text); ++number) list.add(*line, number);
  list.end();
  std::vector<std::string> deals;
  while (const auto deal = list.next()) {
    std::string shown = deal->text;
    std::ranges::replace(shown, '\n', '/');
    deals.push_back(std::to_string(deal->first_line) + ":" + shown);
  }
  return deals;
}

using Deals = std::vector<std::string>;

TEST(DealList, BoardsEndAtBlankLinesAndDashes) {
  EXPECT_EQ(deals_of("\n5C\n6C\n\n\n7C\n8C\n---\n9C\n"), (Deals{"2:5C/6C", "6:7C/8C", "9:9C"}));
}

TEST(DealList, CommentsEndNothing) {
  EXPECT_EQ(deals_of("# two deals\n5C\n# six\n6C\n\n# and\n7C\n"), (Deals{"2:5C/# six/6C", "7:7C"}));
}

TEST(DealList, LineDealsEndByThemselves) {
  EXPECT_EQ(deals_of("5C 6C:7C\nF=AC:2C\n8C\n9C\n:5C:6C\n"), (Deals{"1:5C 6C:7C", "2:F=AC:2C", "3:8C/9C", "5::5C:6C"}));
}

TEST(DealList, LabelsAndLeadingColonsBelongToBoards) {
  EXPECT_EQ(deals_of("Foundations: H-A\n: 5C 6C\n:\nFC: -\nBase: 7\n"),
            (Deals{"1:Foundations: H-A/: 5C 6C/:/FC: -/Base: 7"}));
}

TEST(DealList, JsonEndsAtItsLastBrace) {
  EXPECT_EQ(deals_of("{\"a\": [\n\n\"}\\\"\"\n]}\n{\"b\": 1}\n5C\n"),
            (Deals{"1:{\"a\": [//\"}\\\"\"/]}", "5:{\"b\": 1}", "6:5C"}));
}

TEST(DealList, BrokenJsonDoesNotSwallowTheDealsAfterIt) {
  EXPECT_EQ(deals_of("{\"a\": [\n{\"b\": 1}\n{\"c\n---\n5C\n{\"d\n5C:6C\n"),
            (Deals{"1:{\"a\": [", "2:{\"b\": 1}", "3:{\"c", "5:5C", "6:{\"d", "7:5C:6C"}));
}

TEST(DealList, AStockMayGoOnOverLines) {
  EXPECT_EQ(deals_of("S=8 K\n9 10\nS=7\n\n"), (Deals{"1:S=8 K/9 10", "3:S=7"}));
}

}  // namespace
}  // namespace castellan::core
