// Safe foundation moves: which cards they name, and that the oracle never sees one lose a win.

#include "solver/search/safe_moves.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/replay.hpp"
#include "core/text/deal_text.hpp"
#include "solver/search/search_game.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/oracle_answers.hpp"
#include "tests/support/text_deals.hpp"
#include "tests/support/variants.hpp"

namespace castellan::test {
namespace {

using core::Board;
using core::Card;
using core::Rules;

/// The safe cards of a position, as "2C 3H".
std::string safe_cards(const Rules& rules, std::string_view line) {
  const core::CastleGame game(rules);
  const Board board = core::parse_line_text(rules, line);
  const std::uint64_t safe = solver::SafeMoves(rules).find(game, game.start(board));
  std::string text;
  for (int id = 0; id < core::kCards; ++id) {
    if ((safe >> id & 1U) != 0) text += (text.empty() ? "" : " ") + to_string(Card::from_id(id));
  }
  return text;
}

TEST(SafeMoves, AnySuitCardsAreSafeUpToTwoAboveTheLowestFoundation) {
  const Rules rules = shrunk(rules_of("streets-and-alleys"), {4, 4, 4});
  EXPECT_EQ(safe_cards(rules, "4C 4S 4H 4D 3C 3S 3H 3D 2C 2S 2H 2D AC:AS:AH:AD"), "AC AS AH AD");
  EXPECT_EQ(safe_cards(rules, "F=AC:4C 4S 4H 4D 3C 3S 3H 3D AS 2S:AH 2H:AD 2D:2C"), "2C");
  EXPECT_EQ(safe_cards(rules, "F=2C:4C 4S 4H 4D AS 2S:AH 2H 3S 3H 3D:AD 2D:3C"), "");
  EXPECT_EQ(safe_cards(rules, "F=2C AS AH AD:4C 4S 4H 4D 2S 3S:2H 3H 3D:2D:3C"), "2D 3C");
}

TEST(SafeMoves, InSuitEveryCardIsSafeButABaseCardThatTakesAnother) {
  const Rules fortress = shrunk(rules_of("fortress"), {2, 5, 4});
  EXPECT_EQ(safe_cards(fortress, "F=3C:4S 3S 2S 5C 4C:AS:5S:"), "AS 4C");
  // Round the corner, the ace still takes the five.
  const Rules chessboard = shrunk(rules_of("chessboard", {"base=A"}), {2, 5, 4});
  EXPECT_EQ(safe_cards(chessboard, "F=3C:4S 3S 2S 5C 4C:AS:5S:"), "4C");
  const Rules based_on_three = shrunk(rules_of("chessboard", {"base=3"}), {2, 5, 4});
  EXPECT_EQ(safe_cards(based_on_three, "F=5C:4S 5S 2S 2C AC:AS:3S:"), "AC");
}

TEST(SafeMoves, InAlternateColoursWhatACardHoldsMustBeAbleToFollow) {
  const Rules rules = shrunk(rules_of("british-canister"), {4, 4, 4});
  EXPECT_EQ(safe_cards(rules, "4C 4S 4H 4D 3C 3S 3H 3D 2C 2S 2H 2D AC:AS:AH:AD"), "AC AS AH AD");
  EXPECT_EQ(safe_cards(rules, "F=2C AS:4C 4S 4H 4D 3S 2S 3H 3D 2H AH 2D AD 3C:::"), "");
  EXPECT_EQ(safe_cards(rules, "F=2C AH AD:4C 4S 4H 4D 3S AS 2S 3H 2H 3D 2D 3C:::"), "3C");
  EXPECT_EQ(safe_cards(rules, "F=3C 2H 2D:AS 2S 3S 4S 4H 4D 3H 3D:4C::"), "");
  EXPECT_EQ(safe_cards(rules, "F=3C 3H 3D:AS 2S 3S 4S 4H 4D:4C::"), "4C");
}

TEST(SafeMoves, InAlternateColoursAReturningCardMayHoldAnother) {
  const Rules rules = shrunk(rules_of("british-canister", {"return=yes"}), {4, 4, 4});
  EXPECT_EQ(safe_cards(rules, "F=3C 3H 3D:AS 2S 3S 4S 4H 4D:4C::"), "");
  EXPECT_EQ(safe_cards(rules, "F=3C 3H 3D AS:2S 3S 4S 4H 4D:4C::"), "4C");
}

TEST(SafeMoves, NoneRoundTheCornerInAlternateColours) {
  const Rules rules = shrunk(rules_of("morphy", {"base=A"}), {4, 3, 4});
  EXPECT_EQ(safe_cards(rules, "3C 3S 3H 3D 2C 2S 2H 2D AC:AS:AH:AD"), "");
}

/// Plays the game's safe step, if there is one, on a position that can be won, and asks the oracle what is left.
void play_safe_step(const Rules& rules, const Board& board, OracleAnswers& answers) {
  const solver::RealGame game(rules);
  const auto step = game.safe_step(game.engine().start(board));
  if (!step) return;
  const core::ReplayResult played = core::replay(rules, board, core::to_moves(board, {&*step, 1}));
  EXPECT_FALSE(played.illegal_move) << played.reason << '\n' << describe(rules, board);
  if (played.illegal_move) return;
  constexpr std::size_t kMaxPositions = 20'000;
  const auto after = answers.ask(rules, played.board, kMaxPositions);
  EXPECT_TRUE(!after || after->winnable) << to_string(Card::from_id(step->card)) << " is not safe\n"
                                         << describe(rules, board);
}

/// Tries the safe steps along random play from a deal.
void try_safe_steps(const Rules& rules, std::uint64_t number, OracleAnswers& answers) {
  constexpr std::size_t kMaxPositions = 4'000;
  for (int length = 0; length < 12; length += 3) {
    const Board board = played_on(rules, mini_deal(rules, number), length, number);
    Rules given = rules;  // What is safe is known once the base is.
    given.base = board.base;
    if (given.base == core::Rank::kNone) continue;
    const auto before = Oracle(given).decide(board, kMaxPositions);
    if (before && before->winnable) play_safe_step(given, board, answers);
  }
}

TEST(SafeMoves, LoseNoWinInAnyGame) {
  OracleAnswers answers;
  std::uint64_t number = 0;
  for (const NamedRules& variant : all_variants()) {
    for (int deal = 0; deal < 3; ++deal, ++number) {
      try_safe_steps(shrunk(variant.rules, mini_size(variant.rules, number)), number, answers);
    }
  }
  EXPECT_GT(answers.winnable(), 60U);
  answers.expect_given_up_at_most(2);
}

TEST(SafeMoves, LoseNoWinUnderAnyRules) {
  OracleAnswers answers;
  for (std::uint64_t number = 0; number < 200; ++number) try_safe_steps(random_rules(number), number, answers);
  EXPECT_GT(answers.winnable(), 40U);
  answers.expect_given_up_at_most(2);
}

}  // namespace
}  // namespace castellan::test
