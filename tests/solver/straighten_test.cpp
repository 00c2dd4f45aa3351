// Straightened lines still win, are never longer, and have lost the moves that nobody needs.

#include "solver/shortest/straighten.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/replay.hpp"
#include "core/text/deal_text.hpp"
#include "solver/decider.hpp"

namespace castellan::solver {
namespace {

using core::Board;
using core::CastleGame;
using core::Rules;
using core::Step;

class Straighten : public testing::TestWithParam<const char*> {};

TEST_P(Straighten, LinesWinAndAreShorter) {
  const Rules& rules = core::find_game(GetParam()).rules;
  const CastleGame game(rules);
  Decider decider(rules);
  std::size_t before = 0;
  std::size_t after = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Board board = core::numbered_deal(rules, {core::DealSource::kSeed, seed});
    const Outcome outcome = decider.decide(board);
    if (outcome.verdict != Verdict::kWinnable) continue;
    const std::vector<Step> line = outcome.line;
    const std::vector<Step> straight = straighten(game, game.start(board), line);
    EXPECT_TRUE(core::replay(rules, board, core::to_moves(board, straight)).won) << "seed " << seed;
    EXPECT_LE(straight.size(), line.size()) << "seed " << seed;
    EXPECT_EQ(straighten(game, game.start(board), straight), straight) << "seed " << seed;
    before += line.size();
    after += straight.size();
  }
  EXPECT_LT(after, before);
}

INSTANTIATE_TEST_SUITE_P(Games, Straighten,
                         testing::Values("beleaguered-castle", "streets-and-alleys", "citadel", "fortress",
                                         "chessboard"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(StraightenLine, OfASearchThatWanderedIsOfOrdinaryLength) {
  const Rules& rules = core::find_game("citadel").rules;
  const Board board = core::numbered_deal(rules, {core::DealSource::kSeed, 696'394});
  Decider decider(rules);
  EXPECT_LT(decider.answer(Question::kStraight, board).line.size(), 300U);
}

/// A line of Fortress from a board on which every card can go home in order.
std::size_t straightened(const std::string& piles, const std::vector<std::string>& moves) {
  const Rules& rules = core::find_game("fortress").rules;
  const CastleGame game(rules);
  const Board board = core::parse_board_text(rules, "Foundations: C-9 S-K H-K D-K\n" + piles);
  std::vector<Step> line;
  for (const std::string& move : moves) {
    const auto place = move.find('>');
    const std::string to = move.substr(place + 1);
    const auto id = [](const std::string& card) {
      return static_cast<std::uint8_t>(core::parse_card(card).value().id());
    };
    line.push_back({id(move.substr(0, place)), to == "home" ? core::kHome : to == "space" ? core::kBottom : id(to)});
  }
  EXPECT_TRUE(core::replay(rules, board, core::to_moves(board, line)).won);
  return straighten(game, game.start(board), line).size();
}

TEST(StraightenLine, LeavesANeedlessMoveOut) {
  EXPECT_EQ(straightened("10C\nKC QC JC\n", {"10C>JC", "10C>home", "JC>home", "QC>home", "KC>home"}), 4U);
}

TEST(StraightenLine, GoesStraightToWhereTwoMovesLead) {
  // The queen makes way for the ten below it, and the jack takes it by a detour.
  EXPECT_EQ(
      straightened("10C QC\nKC\nJC\n", {"QC>space", "QC>KC", "10C>home", "JC>QC", "JC>home", "QC>home", "KC>home"}),
      5U);
}

TEST(StraightenLine, KeepsWhatIsNeeded) {
  EXPECT_EQ(straightened("10C QC\nKC\nJC\n", {"QC>KC", "10C>home", "JC>home", "QC>home", "KC>home"}), 5U);
}

TEST(StraightenLine, OfAWonPositionIsEmpty) {
  const Rules& rules = core::find_game("fortress").rules;
  const CastleGame game(rules);
  const Board won = core::parse_board_text(rules, "Foundations: C-K S-K H-K D-K\n");
  EXPECT_TRUE(straighten(game, game.start(won), {}).empty());
}

}  // namespace
}  // namespace castellan::solver
