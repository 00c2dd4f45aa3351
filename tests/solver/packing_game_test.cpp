// The packing game: it holds the image of every real move, and proves losses of deals that can be told at a glance.

#include "solver/relaxation/packing_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/deals/castellan_generator.hpp"
#include "core/text/deal_text.hpp"
#include "solver/search/depth_first.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/text_deals.hpp"
#include "tests/support/variants.hpp"

namespace castellan::test {
namespace {

using core::Board;
using core::Rules;
using solver::PackingGame;

/// The rules that have this relaxation: of all games on mini decks, and of none.
std::vector<Rules> rules_with_packing() {
  std::vector<Rules> list;
  for (const NamedRules& variant : all_variants())
    list.push_back(shrunk(variant.rules, mini_size(variant.rules, list.size())));
  for (std::uint64_t number = 0; number < 400; ++number) list.push_back(random_rules(number));
  std::erase_if(list, [](const Rules& rules) { return !PackingGame::applies(rules); });
  return list;
}

bool lists(const PackingGame::StepList& list, PackingGame::Step step) {
  return std::ranges::any_of(
      list, [&](PackingGame::Step other) { return other.card == step.card && other.goes_home == step.goes_home; });
}

/// Plays real moves on a board and their images. @return the number of images looked up.
int play_both(const Rules& rules, std::uint64_t seed) {
  const Oracle oracle(rules);
  Board board = mini_deal(rules, seed);
  const PackingGame game(rules, board);
  PackingGame::State state = game.start();
  core::CastellanGenerator random(seed);
  PackingGame::StepList list;
  int count = 0;
  for (int length = 0; length < 60; ++length) {
    const std::vector<core::Move> moves = oracle.legal_moves(board);
    if (moves.empty()) break;
    game.moves(state, list);
    const auto image_of = [&](const core::Move& move) {
      return PackingGame::Step{static_cast<std::uint8_t>(move.card.id()), move.to.kind == core::PlaceKind::kFoundation};
    };
    const auto stays_loose = [&](const core::Move& move) {
      return (state.loose & move.card.bit()) != 0 && !image_of(move).goes_home;
    };
    for (const core::Move& move : moves) {
      if (stays_loose(move)) continue;
      EXPECT_TRUE(lists(list, image_of(move))) << to_string(move) << '\n' << describe(rules, board);
      ++count;
    }
    const core::Move& move = moves[random.below(moves.size())];
    if (!stays_loose(move)) static_cast<void>(game.apply(state, image_of(move)));
    board = oracle.after(board, move);
    EXPECT_TRUE(game.won(state) || !core::is_won(rules, board));
  }
  return count;
}

TEST(PackingGame, HasAnImageOfEveryRealMove) {
  int count = 0;
  for (const Rules& rules : rules_with_packing()) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) count += play_both(rules, seed);
  }
  EXPECT_GT(count, 10'000);
}

solver::SearchEnd search(const Rules& rules, std::string_view line) {
  const PackingGame game(rules, core::parse_line_text(rules, line));
  solver::ClosedSet<core::Key> closed(std::size_t{1} << 20U);
  solver::Budget budget({}, nullptr);
  std::vector<PackingGame::Step> steps;
  return depth_first(game, game.start(), closed, 100, budget, steps);
}

// No two fits on a two, and every three lies below one.
TEST(PackingGame, IsLostWhereNoCardFindsAPlace) {
  const Rules rules = shrunk(rules_of("streets-and-alleys"), {3, 3, 3});
  EXPECT_EQ(search(rules, "3C AC 2C:3S AS 2S:3H AH 2H"), solver::SearchEnd::kLost);
  EXPECT_EQ(search(rules, "3C AC 2C:AS 2S 3S:AH 3H 2H"), solver::SearchEnd::kWon);
}

// The four of spades goes to a space or nowhere.
TEST(PackingGame, CountsTheSpaces) {
  const Rules& rules = rules_of("streets-and-alleys");
  EXPECT_EQ(search(shrunk(rules, {2, 4, 3}), "2S 4C AC 4S:3C 3S AS 2C:"), solver::SearchEnd::kWon);
  EXPECT_EQ(search(shrunk(rules, {2, 4, 2}), "2S 4C AC 4S:3C 3S AS 2C"), solver::SearchEnd::kLost);
}

}  // namespace
}  // namespace castellan::test
