// The ladders: whatever the rules, every rung may be used for them, and the last one decides.

#include "solver/ladder/ladder.hpp"

#include <gtest/gtest.h>

#include <limits>

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

}  // namespace
}  // namespace castellan::test
