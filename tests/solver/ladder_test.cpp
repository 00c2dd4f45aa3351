// The ladders: whatever the rules, every rung may be used for them, and the last one decides.

#include "solver/ladder/ladder.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <utility>
#include <vector>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "solver/decider.hpp"
#include "solver/heuristics/heuristics.hpp"
#include "solver/strategies/strategies.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/variants.hpp"

namespace castellan::test {
namespace {

using core::Rank;
using core::Rules;
using solver::Proof;
using solver::Rung;

std::vector<Rules> many_rules() {
  std::vector<Rules> rules;
  for (const NamedRules& variant : all_variants()) rules.push_back(variant.rules);
  for (std::uint64_t number = 0; number < 500; ++number) rules.push_back(random_rules(number));
  return rules;
}

/// The rules of the games that the rungs are run on: with the base given.
std::vector<Rules> with_base_given(const Rules& rules) {
  if (rules.base != Rank::kNone) return {rules};
  std::vector<Rules> list(rules.ranks, rules);
  for (int base = 1; base <= rules.ranks; ++base)
    list[static_cast<std::size_t>(base - 1)].base = static_cast<Rank>(base);
  return list;
}

TEST(Ladder, EveryRungAppliesToTheRules) {
  for (const Rules& rules : many_rules()) {
    for (const Rules& given : with_base_given(rules)) {
      for (const Rung& rung : solver::ladder_for(rules)) {
        ASSERT_TRUE(rung.strategy->applies(given)) << rung.strategy->name << '\n' << describe(given);
      }
    }
  }
}

TEST(Ladder, EveryRungHasTheHeuristicItUses) {
  for (const Rules& rules : many_rules()) {
    for (const Rung& rung : solver::ladder_for(rules)) {
      ASSERT_TRUE(rung.heuristic != nullptr || !rung.strategy->uses_heuristic) << rung.strategy->name;
    }
  }
}

TEST(Ladder, TheLastRungIsCompleteAndUnbounded) {
  for (const Rules& rules : many_rules()) {
    const Rung& last = solver::ladder_for(rules).back();
    ASSERT_TRUE(last.strategy->finds_wins);
    ASSERT_EQ(last.strategy->loss_proof, Proof::kExhausted);
    ASSERT_EQ(last.max_positions, std::numeric_limits<std::uint64_t>::max());
  }
}

/// A deal of Streets and Alleys on which the coarse search led by `any-suit` runs dry and the one led by `plain` wins.
solver::Outcome decide_elusive(std::vector<Rung> ladder) {
  const Rules& rules = core::find_game("streets-and-alleys").rules;
  solver::Limits limits;
  limits.max_positions = 200'000;
  return solver::Decider(rules, std::move(ladder), limits, nullptr, 1)
      .decide(core::numbered_deal(rules, {core::DealSource::kSeed, 116'550}));
}

TEST(Ladder, ASearchThatRanDryIsNotRepeatedWithALargerAllowance) {
  const Rung dry{&solver::kBestFirstRanks, 100'000, &solver::kAnySuitTuned};
  const solver::Outcome once = decide_elusive({dry});
  EXPECT_EQ(once.verdict, solver::Verdict::kUndecided);
  EXPECT_EQ(once.limit, solver::LimitHit::kNone);
  const solver::Outcome twice = decide_elusive({dry, {dry.strategy, 200'000, dry.heuristic}});
  EXPECT_EQ(twice.positions, once.positions);
}

TEST(Ladder, ASearchThatRanDryIsRepeatedInAnotherOrder) {
  const solver::Outcome outcome = decide_elusive({{&solver::kBestFirstRanks, 100'000, &solver::kAnySuitTuned},
                                                  {&solver::kBestFirstRanks, 100'000, &solver::kPlain}});
  EXPECT_EQ(outcome.verdict, solver::Verdict::kWinnable);
}

}  // namespace
}  // namespace castellan::test
