#include "solver/heuristics/features.hpp"

#include <gtest/gtest.h>

#include <set>

#include "solver/heuristics/heuristics.hpp"
#include "tests/support/expect_error.hpp"

namespace castellan::solver {
namespace {

std::string error_of(std::string_view text) {
  return test::error_of([&] { static_cast<void>(parse_weights(text)); });
}

TEST(Features, HaveNamesAndWeightsOfTheirOwn) {
  std::set<std::string_view> names;
  Heuristic heuristic{};
  int next = 1;
  for (const Feature& feature : all_features()) {
    names.insert(feature.name);
    heuristic.*feature.weight = next++;
  }
  EXPECT_EQ(names.size(), all_features().size());
  next = 1;
  for (const Feature& feature : all_features()) EXPECT_EQ(heuristic.*feature.weight, next++) << feature.name;
}

TEST(Features, WeightsCanBeWrittenDownAndReadAgain) {
  for (const Heuristic* heuristic : all_heuristics()) {
    const Heuristic read = parse_weights(format_weights(*heuristic));
    for (const Feature& feature : all_features()) {
      EXPECT_EQ(read.*feature.weight, heuristic->*feature.weight) << heuristic->name << " " << feature.name;
    }
  }
}

TEST(Features, WhatIsNotNamedWeighsNothing) {
  const Heuristic heuristic = parse_weights("next_depth=4,empty_pile=-12");
  EXPECT_EQ(heuristic.next_depth, 4);
  EXPECT_EQ(heuristic.empty_pile, -12);
  EXPECT_EQ(heuristic.not_home, 0);
  EXPECT_EQ(format_weights(heuristic), "next_depth=4,empty_pile=-12");
}

TEST(Features, RefusesWeightsThatMakeNoSense) {
  EXPECT_EQ(error_of("next_depth"), "weights 'next_depth': expected FEATURE=WEIGHT,FEATURE=WEIGHT and so on");
  EXPECT_TRUE(error_of("depth=1").starts_with("unknown feature 'depth'; there are not_home, "));
  EXPECT_EQ(error_of("not_home=1,not_home=2"), "feature not_home is given twice");
  for (const char* weight : {"", "x", "1.5", "1 ", "100", "-100", "99999999999999999999"}) {
    EXPECT_EQ(error_of("not_home=" + std::string(weight)),
              "weight '" + std::string(weight) + "': expected a whole number from -99 to 99");
  }
}

}  // namespace
}  // namespace castellan::solver
