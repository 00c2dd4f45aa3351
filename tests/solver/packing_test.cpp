// Packing loose cards: the sum says whether a place can be found for each.

#include "solver/relaxation/packing.hpp"

#include <gtest/gtest.h>

#include <bit>

#include "core/castle_game.hpp"
#include "core/deals/castellan_generator.hpp"
#include "tests/support/mini_deals.hpp"

namespace castellan::test {
namespace {

using core::Card;
using core::Rules;
using solver::Packing;

/// Tries every way to place the cards, highest rank first. A card in a cell receives none.
bool can_be_placed(const core::CastleGame& game, std::uint64_t cards, std::uint64_t receivers, int spaces, int cells) {
  if (cards == 0) return true;
  const int card = 63 - std::countl_zero(cards);
  const std::uint64_t rest = cards ^ Card::from_id(card).bit();
  for (std::uint64_t on = receivers & game.accepting(card); on != 0; on &= on - 1) {
    if (can_be_placed(game, rest, receivers & ~(on & -on), spaces, cells)) return true;
  }
  if (spaces > 0 && game.may_fill_space(card) && can_be_placed(game, rest, receivers, spaces - 1, cells)) return true;
  return cells > 0 && can_be_placed(game, rest, receivers & ~Card::from_id(card).bit(), spaces, cells - 1);
}

/// Rules that this applies to, and some cards of their deck to place, among others that receive.
struct Problem {
  explicit Problem(std::uint64_t number) : rules(random_rules(number)) {
    rules.build_direction = core::BuildDirection::kDown;
    rules.build_wraps = false;
    rules.cells = number % 2 == 0 ? 0 : rules.cells;
    core::CastellanGenerator random(number);
    for (int id = 0; id < core::kCards; ++id) {
      if (!rules.has(Card::from_id(id))) continue;
      const std::uint64_t kind = random.below(3);
      if (kind > 0) receivers |= Card::from_id(id).bit();
      if (kind > 1) placed |= Card::from_id(id).bit();
    }
    spaces = static_cast<int>(random.below(4));
  }
  Rules rules;
  std::uint64_t placed = 0;
  std::uint64_t receivers = 0;
  int spaces = 0;
};

TEST(Packing, FindsAPlaceForAllExactlyIfThereIsOne) {
  int fitting = 0;
  int others = 0;
  for (std::uint64_t number = 0; number < 4000; ++number) {
    const Problem problem(number);
    const bool fits = Packing(problem.rules).fits(problem.placed, problem.receivers, problem.spaces);
    const bool possible = can_be_placed(core::CastleGame(problem.rules), problem.placed, problem.receivers,
                                        problem.spaces, problem.rules.cells);
    // With cells it may err, to one side.
    const bool agrees = problem.rules.cells == 0 ? fits == possible : fits || !possible;
    EXPECT_TRUE(agrees) << describe(problem.rules) << "\nplaced " << problem.placed << ", receivers "
                        << problem.receivers << ", spaces " << problem.spaces << ": " << fits;
    ++(fits ? fitting : others);
  }
  EXPECT_GT(fitting, 1000);
  EXPECT_GT(others, 1000);
}

TEST(Packing, NeedsBuildingDownWithoutWrap) {
  Rules rules;
  EXPECT_TRUE(Packing::applies(rules));
  rules.build_wraps = true;
  EXPECT_FALSE(Packing::applies(rules));
  rules.build_wraps = false;
  rules.build_direction = core::BuildDirection::kUpOrDown;
  EXPECT_FALSE(Packing::applies(rules));
}

}  // namespace
}  // namespace castellan::test
