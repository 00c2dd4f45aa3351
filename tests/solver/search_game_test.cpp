// Every game that is searched does what the concept promises of its steps.

#include "solver/search/search_game.hpp"

#include <gtest/gtest.h>

#include "core/precedence/dealing.hpp"
#include "solver/ladder/fixed_bases.hpp"
#include "solver/precedence/exact_game.hpp"
#include "solver/relaxation/floating_game.hpp"
#include "solver/relaxation/packing_game.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/search_game_walk.hpp"
#include "tests/support/variants.hpp"

namespace castellan::test {
namespace {

using core::Rules;

void expect_all_kinds(const Walked& walked) {
  EXPECT_GT(walked.settled, 1000);
  EXPECT_GT(walked.others, 100);
  EXPECT_GT(walked.safe, 100);
  EXPECT_GT(walked.won, 10);
}

/// Mini decks under the rules of all games, and under random ones.
std::vector<Rules> mini_rule_sets() {
  std::vector<Rules> list;
  for (const NamedRules& variant : all_variants()) {
    list.push_back(shrunk(variant.rules, mini_size(variant.rules, list.size())));
  }
  for (std::uint64_t number = 0; number < 200; ++number) list.push_back(random_rules(number));
  return list;
}

TEST(SearchGame, TheRealGameKeepsItsPromises) {
  Walked walked;
  std::uint64_t seed = 0;
  for (const Rules& rules : mini_rule_sets()) {
    const solver::FixedBases bases(rules);
    for (int deal = 0; deal < 10; ++deal) {
      const core::Board board = mini_deal(rules, ++seed);
      for (const solver::Task& task : bases.tasks_of(board)) {
        SCOPED_TRACE(describe(rules, board));
        walk(*task.game, task.start, seed, walked);
      }
    }
  }
  expect_all_kinds(walked);
}

TEST(SearchGame, TheFloatingGameKeepsItsPromises) {
  Walked walked;
  std::uint64_t seed = 0;
  for (const Rules& rules : mini_rule_sets()) {
    if (!solver::FloatingGame::applies(rules)) continue;
    for (int deal = 0; deal < 20; ++deal) {
      const core::Board board = mini_deal(rules, ++seed);
      for (const std::uint64_t told_apart : {std::uint64_t{0}, core::random_word(seed), ~std::uint64_t{0}}) {
        SCOPED_TRACE(describe(rules, board));
        solver::FloatingGame game(rules, deal % 4, told_apart & core::kAllCards);
        if (const auto start = game.start(board)) walk(game, *start, seed, walked);
      }
    }
  }
  expect_all_kinds(walked);
}

TEST(SearchGame, ThePackingGameKeepsItsPromises) {
  Walked walked;
  std::uint64_t seed = 0;
  for (const Rules& rules : mini_rule_sets()) {
    if (!solver::PackingGame::applies(rules)) continue;
    for (int deal = 0; deal < 20; ++deal) {
      const core::Board board = mini_deal(rules, ++seed);
      SCOPED_TRACE(describe(rules, board));
      const solver::PackingGame game(rules, board);
      walk(game, game.start(), seed, walked);
    }
  }
  EXPECT_EQ(walked.settled, 0);
  EXPECT_GT(walked.others, 1000);
  EXPECT_GT(walked.safe, 100);
  EXPECT_GT(walked.won, 10);
}

TEST(SearchGame, TheExactGameOfPrecedenceKeepsItsPromises) {
  Walked walked;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    core::precedence::Rules rules;
    rules.ranks = static_cast<std::uint8_t>(3 + seed % 4);
    rules.chains = static_cast<std::uint8_t>(2 + seed / 4 % 2);
    rules.redeals = static_cast<std::uint8_t>(seed / 8 % 4);
    const auto stock = core::precedence::numbered_deal(rules, {core::DealSource::kSeed, seed});
    const core::precedence::StockGame game(rules, stock);
    walk(solver::precedence::ExactGame(game), game.start(), seed, walked);
  }
  expect_all_kinds(walked);
}

}  // namespace
}  // namespace castellan::test
