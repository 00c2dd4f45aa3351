#include "solver/heuristics/features.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "solver/best_first/best_first.hpp"
#include "solver/decider.hpp"
#include "solver/heuristics/heuristics.hpp"
#include "solver/strategies/strategies.hpp"
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

TEST(Features, WeightsWhoseScoresCannotBeKeptAreRefused) {
  EXPECT_EQ(error_of("inversion=99"),
            "weights 'inversion=99': positions could score from 0 to 131274; expected no more than sixteen bits hold, "
            "-32768 to 32767");
  EXPECT_EQ(
      error_of("inversion=-99,not_home=1"),
      "weights 'inversion=-99,not_home=1': positions could score from -131274 to 52; expected no more than sixteen "
      "bits hold, -32768 to 32767");
  EXPECT_EQ(parse_weights("inversion=24,not_home=18").inversion, 24);  // 32,760.
  EXPECT_FALSE(error_of("inversion=24,not_home=19").empty());
  for (const Heuristic* heuristic : all_heuristics()) EXPECT_TRUE(score_range(*heuristic).is_kept());
}

/// A pile of all cards, the highest above the lowest of each suit: as bad as can be for most features.
TEST(Features, ScoresLieWithinTheirRange) {
  const core::Rules rules = core::find_game("beleaguered-castle").rules;
  const RealGame game(rules);
  core::Board worst = core::empty_board(rules);
  for (int id = 0; id < core::kCards; ++id) worst.piles[0].push_back(core::Card::from_id(id));
  const core::Board dealt = core::numbered_deal(rules, {core::DealSource::kSeed, 1});
  for (const core::Board& board : {worst, dealt}) {
    const core::Position start = game.engine().start(board);
    for (const Feature& feature : all_features()) {
      for (const int weight : {-7, 7}) {
        Heuristic heuristic{};
        heuristic.*feature.weight = weight;
        const int score = score_of(game, start, heuristic);
        EXPECT_GE(score, score_range(heuristic).least) << feature.name;
        EXPECT_LE(score, score_range(heuristic).most) << feature.name;
      }
    }
  }
}

// However large the scores are, positions of different scores are told apart.
TEST(Features, LargeWeightsLeadTheSameWayAsSmallOnes) {
  const core::Rules rules = core::find_game("streets-and-alleys").rules;
  const Heuristic small = parse_weights("inversion=2,not_home=1");
  const Heuristic large = parse_weights("inversion=24,not_home=12");
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const core::Board board = core::numbered_deal(rules, {core::DealSource::kSeed, seed});
    const auto positions = [&](const Heuristic& heuristic) {
      return Decider(rules, {{&kBestFirstRanks, 3'000, &heuristic}}, {}, nullptr, 1).decide(board).positions;
    };
    EXPECT_EQ(positions(large), positions(small)) << seed;
  }
}

}  // namespace
}  // namespace castellan::solver
