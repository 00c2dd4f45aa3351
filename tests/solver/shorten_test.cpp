// Shortening a line: the same start and end, legal all the way, never longer, and no detour of one step left.

#include "solver/shortest/shorten.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/replay.hpp"
#include "core/step_list.hpp"

namespace castellan::solver {
namespace {

using core::CastleGame;
using core::Position;
using core::Step;

struct Walk {
  std::vector<Step> steps;
  Position end;
};

/// Plays up to `length` random legal steps.
Walk random_walk(const CastleGame& game, Position position, int length, unsigned seed) {
  std::mt19937 random(seed);
  core::StepList steps;
  Walk walk;
  for (int i = 0; i < length; ++i) {
    game.moves(position, steps);
    if (steps.empty()) break;
    walk.steps.push_back(steps[random() % steps.size()]);
    game.apply(position, walk.steps.back());
  }
  walk.end = position;
  return walk;
}

class Shorten : public testing::TestWithParam<const char*> {};

TEST_P(Shorten, KeepsStartAndEndAndLegality) {
  core::Rules rules = core::find_game(GetParam()).rules;
  if (rules.base == core::Rank::kNone) rules.base = core::Rank::kAce;
  const CastleGame game(rules);
  std::size_t before = 0;
  std::size_t after = 0;
  for (unsigned seed = 1; seed <= 30; ++seed) {
    const core::Board board = core::numbered_deal(rules, {core::DealSource::kSeed, seed});
    const Position start = game.start(board);
    const Walk walk = random_walk(game, start, 400, seed);
    const std::vector<Step> shorter = shorten(game, start, walk.steps);

    ASSERT_FALSE(core::replay(rules, board, core::to_moves(board, shorter)).illegal_move) << "seed " << seed;
    Position end = start;
    for (const Step step : shorter) game.apply(end, step);
    EXPECT_EQ(game.key(end), game.key(walk.end)) << "seed " << seed;
    EXPECT_LE(shorter.size(), walk.steps.size());
    before += walk.steps.size();
    after += shorter.size();
  }
  EXPECT_LT(after, before);
}

INSTANTIATE_TEST_SUITE_P(Games, Shorten, testing::Values("streets-and-alleys", "citadel", "chessboard"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

/// A step and its reverse, if some card of this position can go to another card and back again.
std::vector<Step> find_loop(const CastleGame& game, const Position& start) {
  core::StepList steps;
  core::StepList replies;
  game.moves(start, steps);
  for (const Step there : steps) {
    Position position = start;
    const core::Undo undo = game.apply(position, there);
    game.moves(position, replies);
    for (const Step back : replies) {
      if (back.card == there.card && back.to == undo.from) return {there, back};
    }
  }
  return {};
}

TEST(ShortenLine, CutsALoopOut) {
  const core::Rules& rules = core::find_game("beleaguered-castle").rules;
  const CastleGame game(rules);
  int found = 0;
  for (unsigned seed = 1; seed <= 50; ++seed) {
    const Position start = game.start(core::numbered_deal(rules, {core::DealSource::kSeed, seed}));
    const std::vector<Step> loop = find_loop(game, start);
    if (loop.empty()) continue;
    ++found;
    EXPECT_TRUE(shorten(game, start, loop).empty());
    EXPECT_EQ(shorten(game, start, std::vector<Step>{loop[0], loop[1], loop[0]}), std::vector<Step>{loop[0]});
  }
  EXPECT_GT(found, 0);
}

}  // namespace
}  // namespace castellan::solver
