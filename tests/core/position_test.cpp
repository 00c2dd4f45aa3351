// The packed position: apply and undo, keys, and the way back to a player's moves.

#include "core/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>

#include "core/castle_game.hpp"
#include "core/deals/castellan_generator.hpp"
#include "core/replay.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/variants.hpp"

namespace castellan::test {
namespace {

using core::Board;
using core::CastellanGenerator;
using core::CastleGame;
using core::Key;
using core::Position;
using core::Rules;
using core::Step;
using core::StepList;
using core::Undo;

static_assert(offsetof(Position, under) == 0);
static_assert(offsetof(Position, home) == 52);
static_assert(offsetof(Position, word) == 56);

/// Whether two positions are the same, bit for bit.
bool same_bytes(const Position& a, const Position& b) {
  return a.under == b.under && a.home == b.home && a.word == b.word;
}

/// Full-size games in every variant, and mini games under rules of every kind.
std::vector<Rules> many_rules() {
  std::vector<Rules> rules;
  for (const NamedRules& variant : all_variants()) rules.push_back(variant.rules);
  for (std::uint64_t number = 0; number < 100; ++number) rules.push_back(random_rules(number));
  return rules;
}

/// Plays up to `length` random steps from deal `seed` and calls `visit(position, key, steps so far)` before
/// each and after the last. The key is the incremental one.
template <typename Visit>
void play_randomly(const Rules& rules, std::uint64_t seed, std::size_t length, Visit visit) {
  const CastleGame game(rules);
  CastellanGenerator random(seed);
  Position position = game.start(mini_deal(rules, seed));
  Key key = game.key(position);
  std::vector<Step> line;
  StepList steps;
  for (;;) {
    visit(position, key, line);
    game.moves(position, steps);
    if (steps.empty() || line.size() == length) return;
    const Step step = steps[random.below(steps.size())];
    key = game.key_after(position, key, step);
    game.apply(position, step);
    line.push_back(step);
  }
}

TEST(Position, UndoRestoresEveryByte) {
  std::size_t undone = 0;
  for (const Rules& rules : many_rules()) {
    const CastleGame game(rules);
    play_randomly(rules, 5, 40, [&](const Position& position, const Key&, const std::vector<Step>&) {
      StepList steps;
      game.moves(position, steps);
      for (const Step step : steps) {
        Position other = position;
        const Undo undo = game.apply(other, step);
        EXPECT_FALSE(same_bytes(other, position));
        game.undo(other, step, undo);
        ASSERT_TRUE(same_bytes(other, position)) << describe(rules);
        ++undone;
      }
    });
  }
  EXPECT_GT(undone, 1000U);
}

TEST(Position, AWholeLineTakenBackEndsAtTheStart) {
  for (const Rules& rules : many_rules()) {
    const CastleGame game(rules);
    const Position start = game.start(mini_deal(rules, 6));
    std::vector<Step> line;
    play_randomly(rules, 6, 60, [&](const Position&, const Key&, const std::vector<Step>& steps) { line = steps; });
    Position position = start;
    std::vector<Undo> undos;
    for (const Step step : line) undos.push_back(game.apply(position, step));
    for (std::size_t i = line.size(); i-- > 0;) game.undo(position, line[i], undos[i]);
    ASSERT_TRUE(same_bytes(position, start)) << describe(rules);
  }
}

TEST(Position, IncrementalKeyEqualsKeyFromScratch) {
  for (const Rules& rules : many_rules()) {
    const CastleGame game(rules);
    play_randomly(rules, 7, 100, [&](const Position& position, const Key& key, const std::vector<Step>&) {
      ASSERT_EQ(key, game.key(position)) << describe(rules);
    });
  }
}

TEST(Position, DoesNotKnowTheOrderOfPilesAndCells) {
  for (const Rules& rules : many_rules()) {
    const CastleGame game(rules);
    Board board = played_on(rules, mini_deal(rules, 8), 6, 8);
    const Position position = game.start(board);
    std::ranges::rotate(board.piles, board.piles.begin() + 1);
    std::swap(board.piles.front(), board.piles.back());
    const Position other = game.start(board);
    EXPECT_TRUE(same_bytes(other, position));
    std::ranges::reverse(board.cells);
    EXPECT_TRUE(same_bytes(game.start(board), position)) << describe(rules);
  }
}

TEST(Position, KeysAreEqualExactlyForEqualPositions) {
  std::size_t positions = 0;
  for (const Rules& rules : many_rules()) {
    const CastleGame game(rules);
    std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> key_of;
    std::set<std::pair<std::uint64_t, std::uint64_t>> keys;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      for (const int length : {0, 1, 2, 5, 10}) {
        const Board board = Oracle::tidied(played_on(rules, mini_deal(rules, seed), length, seed));
        const Key key = game.key(game.start(board));
        const std::pair pair{key.low, key.high};
        const auto [known, is_new] = key_of.emplace(Oracle::text(board), pair);
        ASSERT_EQ(known->second, pair) << describe(rules, board);
        ASSERT_EQ(keys.insert(pair).second, is_new) << describe(rules, board);
      }
    }
    positions += keys.size();
  }
  EXPECT_GT(positions, 1000U);
}

TEST(Position, StepsAsMovesAreLegalAndLeadToTheSamePosition) {
  std::size_t moves_played = 0;
  for (const Rules& rules : many_rules()) {
    const CastleGame game(rules);
    const Board start = mini_deal(rules, 9);
    Position end{};
    std::vector<Step> line;
    play_randomly(rules, 9, 80, [&](const Position& position, const Key&, const std::vector<Step>& steps) {
      end = position;
      line = steps;
    });
    const core::ReplayResult result = core::replay(rules, start, core::to_moves(start, line));
    ASSERT_FALSE(result.illegal_move) << result.reason << '\n' << describe(rules, start);
    EXPECT_EQ(game.key(game.start(result.board)), game.key(end)) << describe(rules, start);
    EXPECT_EQ(game.won(end), core::is_won(rules, result.board));
    moves_played += line.size();
  }
  EXPECT_GT(moves_played, 1000U);
}

TEST(Position, AStepIsLegalExactlyIfItIsListed) {
  std::size_t legal = 0;
  for (const Rules& rules : many_rules()) {
    const CastleGame game(rules);
    play_randomly(rules, 10, 30, [&](const Position& position, const Key&, const std::vector<Step>&) {
      StepList steps;
      game.moves(position, steps);
      for (std::uint8_t card = 0; card < core::kCards; ++card) {
        for (std::uint8_t to = 0; to <= core::kHome; ++to) {
          const bool is_listed = std::ranges::find(steps, Step{card, to}) != steps.end();
          ASSERT_EQ(game.is_legal(position, {card, to}), is_listed)
              << describe(rules) << ": card " << int{card} << " to " << int{to};
          legal += is_listed ? 1 : 0;
        }
      }
    });
  }
  EXPECT_GT(legal, 1000U);
}

TEST(Position, CountsCardsHomeAndKnowsTheWin) {
  Rules rules;
  rules.ranks = 3;
  rules.piles = 2;
  const CastleGame game(rules);
  Board board = core::empty_board(rules);
  board.home = {3, 3, 3, 2};
  board.piles[0].push_back(core::parse_card("3D").value());
  Position position = game.start(board);
  EXPECT_EQ(position.empty_piles(), 1);
  EXPECT_FALSE(game.won(position));
  game.apply(position, {static_cast<std::uint8_t>(core::parse_card("3D")->id()), core::kHome});
  EXPECT_EQ(position.empty_piles(), 2);
  EXPECT_TRUE(game.won(position));
}

}  // namespace
}  // namespace castellan::test
