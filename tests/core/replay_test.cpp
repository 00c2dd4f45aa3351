// The judge: every rule and every option value, on small positions made by hand.

#include "core/replay.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "core/variant.hpp"

namespace castellan::core {
namespace {

constexpr Place kHome{PlaceKind::kFoundation, 0};

Place pile(int number) { return {PlaceKind::kPile, static_cast<std::uint8_t>(number - 1)}; }
Place cell(int number) { return {PlaceKind::kCell, static_cast<std::uint8_t>(number - 1)}; }
Card card(std::string_view text) { return parse_card(text).value(); }

Rules rules_of(std::string_view game, const std::vector<std::string>& settings = {}) {
  return make_variant(find_game(game), settings).rules;
}

/// Part of a board: the piles given, empty ones after them, nothing home.
Board board_of(const Rules& rules, const std::vector<std::string>& piles) {
  Board board = empty_board(rules);
  for (std::size_t i = 0; i < piles.size(); ++i) {
    std::istringstream words(piles[i]);
    for (std::string word; words >> word;) board.piles[i].push_back(card(word));
  }
  return board;
}

void put_home(Board& board, Suit suit, int count) {
  board.home[static_cast<std::size_t>(suit)] = static_cast<std::uint8_t>(count);
}

/// Why a move is illegal; empty when it is legal.
std::string why(const Rules& rules, const Board& board, std::string_view moved, Place from, Place to) {
  return why_illegal(rules, board, {card(moved), from, to}).value_or("");
}

/// Whether `moved` may be built on `target`.
bool builds(const Rules& rules, std::string_view moved, std::string_view target) {
  const std::string reason =
      why(rules, board_of(rules, {std::string(moved), std::string(target)}), moved, pile(1), pile(2));
  if (!reason.empty()) {
    EXPECT_EQ(reason, std::string(moved) + " cannot be built on " + std::string(target));
  }
  return reason.empty();
}

TEST(Replay, AnySuitGamesBuildDownWhateverTheSuit) {
  for (const auto* game : {"beleaguered-castle", "streets-and-alleys", "citadel"}) {
    const Rules rules = rules_of(game);
    EXPECT_TRUE(builds(rules, "6C", "7D")) << game;
    EXPECT_TRUE(builds(rules, "6C", "7S")) << game;
    EXPECT_TRUE(builds(rules, "6C", "7C")) << game;
    EXPECT_TRUE(builds(rules, "10C", "JD")) << game;
    EXPECT_FALSE(builds(rules, "5C", "7D")) << game;
    EXPECT_FALSE(builds(rules, "7C", "7D")) << game;
    EXPECT_FALSE(builds(rules, "8C", "7D")) << game;
    EXPECT_FALSE(builds(rules, "KC", "AD")) << game;
    EXPECT_FALSE(builds(rules, "AC", "KD")) << game;
  }
}

TEST(Replay, FortressBuildsUpOrDownInSuitWithoutWrapping) {
  const Rules rules = rules_of("fortress");
  EXPECT_TRUE(builds(rules, "6C", "7C"));
  EXPECT_TRUE(builds(rules, "8C", "7C"));
  EXPECT_FALSE(builds(rules, "6S", "7C"));
  EXPECT_FALSE(builds(rules, "8D", "7C"));
  EXPECT_FALSE(builds(rules, "9C", "7C"));
  EXPECT_FALSE(builds(rules, "KC", "AC"));
  EXPECT_FALSE(builds(rules, "AC", "KC"));
}

TEST(Replay, ChessboardBuildsUpOrDownInSuitRoundTheCorner) {
  const Rules rules = rules_of("chessboard");
  EXPECT_TRUE(builds(rules, "6C", "7C"));
  EXPECT_TRUE(builds(rules, "8C", "7C"));
  EXPECT_TRUE(builds(rules, "KC", "AC"));
  EXPECT_TRUE(builds(rules, "AC", "KC"));
  EXPECT_FALSE(builds(rules, "AC", "KS"));
  EXPECT_FALSE(builds(rules, "QC", "AC"));
}

TEST(Replay, WrappingDownPutsTheKingOnTheAceOnly) {
  Rules rules;
  rules.build_wraps = true;
  EXPECT_TRUE(builds(rules, "KC", "AD"));
  EXPECT_FALSE(builds(rules, "AC", "KD"));
}

TEST(Replay, WrappingGoesRoundTheHighestRankOfAMiniDeck) {
  Rules rules;
  rules.build_wraps = true;
  rules.ranks = 5;
  EXPECT_TRUE(builds(rules, "5C", "AD"));
  EXPECT_FALSE(builds(rules, "4C", "AD"));
}

TEST(Replay, AlternateColoursNeedOneRedAndOneBlackCard) {
  Rules rules;
  rules.build_suit = BuildSuit::kAlternateColour;
  EXPECT_TRUE(builds(rules, "6C", "7D"));
  EXPECT_TRUE(builds(rules, "6H", "7S"));
  EXPECT_FALSE(builds(rules, "6C", "7S"));
  EXPECT_FALSE(builds(rules, "6H", "7D"));
  EXPECT_FALSE(builds(rules, "6C", "7C"));
}

TEST(Replay, AnyCardMayFillAnEmptyPileUnlessOnlyKingsMay) {
  Rules rules = rules_of("beleaguered-castle");
  const Board board = board_of(rules, {"KC 5C", "KD"});
  EXPECT_EQ(why(rules, board, "5C", pile(1), pile(3)), "");
  EXPECT_EQ(why(rules, board, "KD", pile(2), pile(3)), "");  // pointless, yet legal

  rules.space_fill = SpaceFill::kKingsOnly;
  EXPECT_EQ(why(rules, board, "5C", pile(1), pile(3)), "5C may not fill the empty pile 3: only a K may");
  EXPECT_EQ(why(rules, board, "KD", pile(2), pile(3)), "");

  rules.ranks = 5;
  EXPECT_EQ(why(rules, board, "5C", pile(1), pile(3)), "");
}

TEST(Replay, OnlyTheTopCardOfAPileMoves) {
  const Rules rules = rules_of("beleaguered-castle");
  const Board board = board_of(rules, {"5C 9H", "6D"});
  EXPECT_EQ(why(rules, board, "5C", pile(1), pile(2)), "pile 1's top card is 9H, not 5C");
  EXPECT_EQ(why(rules, board, "5C", pile(3), pile(2)), "pile 3 is empty");
  EXPECT_EQ(why(rules, board, "9H", pile(1), pile(1)), "9H is already there");
}

TEST(Replay, PlacesThatTheGameHasNot) {
  const Rules rules = rules_of("beleaguered-castle");
  const Board board = board_of(rules, {"5C", "6D"});
  EXPECT_EQ(why(rules, board, "5C", pile(1), pile(9)), "there is no pile 9");
  EXPECT_EQ(why(rules, board, "5C", pile(9), pile(1)), "there is no pile 9");
  EXPECT_EQ(why(rules, board, "5C", pile(1), cell(1)), "there is no cell 1");
  EXPECT_EQ(why(rules, board, "5C", cell(1), pile(2)), "there is no cell 1");
  EXPECT_EQ(why(rules, board, "5C", pile(1), {PlaceKind::kFoundation, 2}),
            "a foundation has no number: the card's suit tells which it is");
}

TEST(Replay, CardsOutsideAMiniDeck) {
  Rules rules;
  rules.ranks = 5;
  rules.suits = 2;
  EXPECT_EQ(why(rules, board_of(rules, {"6C"}), "6C", pile(1), pile(2)), "6C is not in this game's deck");
  EXPECT_EQ(why(rules, board_of(rules, {"5H"}), "5H", pile(1), pile(2)), "5H is not in this game's deck");
}

TEST(Replay, CellsHoldOneCard) {
  Rules rules = rules_of("beleaguered-castle");
  rules.cells = 2;
  Board board = board_of(rules, {"KC 5C", "6D"});
  board.cells[1] = card("AH");
  EXPECT_EQ(why(rules, board, "5C", pile(1), cell(1)), "");
  EXPECT_EQ(why(rules, board, "5C", pile(1), cell(2)), "cell 2 already holds AH");
  EXPECT_EQ(why(rules, board, "AH", cell(2), kHome), "");
  EXPECT_EQ(why(rules, board, "AH", cell(2), pile(3)), "");
  EXPECT_EQ(why(rules, board, "AH", cell(2), cell(1)), "");
  EXPECT_EQ(why(rules, board, "AH", cell(2), cell(2)), "AH is already there");
  EXPECT_EQ(why(rules, board, "AH", cell(2), pile(2)), "AH cannot be built on 6D");
  EXPECT_EQ(why(rules, board, "AH", cell(1), pile(3)), "cell 1 is empty");
  EXPECT_EQ(why(rules, board, "AS", cell(2), pile(3)), "cell 2 holds AH, not AS");
}

TEST(Replay, FoundationsTakeTheNextCardOfTheirSuit) {
  const Rules rules = rules_of("fortress");
  Board board = board_of(rules, {"AH", "2C", "3C", "2H", "AC"});
  put_home(board, Suit::kClubs, 1);
  EXPECT_EQ(why(rules, board, "AH", pile(1), kHome), "");
  EXPECT_EQ(why(rules, board, "2C", pile(2), kHome), "");
  EXPECT_EQ(why(rules, board, "3C", pile(3), kHome), "3C does not fit its foundation, which waits for 2C");
  EXPECT_EQ(why(rules, board, "2H", pile(4), kHome), "2H does not fit its foundation, which waits for AH");
  put_home(board, Suit::kClubs, 13);
  EXPECT_EQ(why(rules, board, "AC", pile(5), kHome), "the clubs foundation is complete");
}

TEST(Replay, FoundationsWithAFixedBaseGoRoundTheCorner) {
  const Rules rules = rules_of("chessboard", {"base=Q"});
  Board board = board_of(rules, {"QC", "AC", "KC", "AD"});
  EXPECT_EQ(why(rules, board, "QC", pile(1), kHome), "");
  EXPECT_EQ(why(rules, board, "AD", pile(4), kHome), "AD does not fit its foundation, which waits for QD");
  put_home(board, Suit::kClubs, 2);
  EXPECT_EQ(why(rules, board, "AC", pile(2), kHome), "");
  put_home(board, Suit::kClubs, 3);
  EXPECT_EQ(why(rules, board, "KC", pile(3), kHome), "KC does not fit its foundation, which waits for 2C");
  put_home(board, Suit::kClubs, 13);
  EXPECT_EQ(why(rules, board, "QC", pile(1), kHome), "the clubs foundation is complete");
}

TEST(Replay, EveryBaseThatCanBeFixedStartsTheFoundations) {
  for (const auto* base : {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"}) {
    const Rules rules = rules_of("chessboard", {std::string("base=") + base});
    const std::string first = std::string(base) + "C";
    const std::string other = base == std::string("2") ? "3C" : "2C";
    const Board board = board_of(rules, {first, other});
    EXPECT_EQ(why(rules, board, first, pile(1), kHome), "");
    EXPECT_EQ(why(rules, board, other, pile(2), kHome),
              other + " does not fit its foundation, which waits for " + first);
  }
}

TEST(Replay, TheFirstCardHomeChoosesTheBase) {
  const Rules rules = rules_of("chessboard");
  const std::vector<Move> moves = {
      {card("5C"), pile(1), kHome}, {card("6C"), pile(1), kHome}, {card("6D"), pile(2), kHome}};
  const ReplayResult result = replay(rules, board_of(rules, {"6C 5C", "5D 6D"}), moves);
  EXPECT_EQ(result.board.base, static_cast<Rank>(5));
  EXPECT_EQ(result.illegal_move, 2U);
  EXPECT_EQ(result.reason, "6D does not fit its foundation, which waits for 5D");
  EXPECT_FALSE(result.won);
}

TEST(Replay, TheChosenBaseStaysChosenWhenItsCardReturns) {
  const Rules rules = rules_of("chessboard", {"return=yes"});
  const std::vector<Move> moves = {
      {card("5C"), pile(1), kHome}, {card("5C"), kHome, pile(2)}, {card("7D"), pile(3), kHome}};
  const ReplayResult result = replay(rules, board_of(rules, {"5C", "6C", "7D"}), moves);
  EXPECT_EQ(result.illegal_move, 2U);
  EXPECT_EQ(result.reason, "7D does not fit its foundation, which waits for 5D");
}

TEST(Replay, WithoutReturnsNothingLeavesAFoundation) {
  for (const auto* game : {"beleaguered-castle", "streets-and-alleys", "citadel", "fortress", "chessboard"}) {
    const Rules rules = rules_of(game, {"return=no"});
    Board board = board_of(rules, {"4H"});
    board.base = Rank::kAce;
    put_home(board, Suit::kHearts, 3);
    EXPECT_EQ(why(rules, board, "3H", kHome, pile(1)), "3H may not leave its foundation") << game;
    EXPECT_EQ(why(rules, board, "3H", kHome, pile(2)), "3H may not leave its foundation") << game;
  }
}

TEST(Replay, WithReturnsATopCardGoesToAPileThatAcceptsIt) {
  for (const auto* game : {"beleaguered-castle", "streets-and-alleys", "citadel", "fortress", "chessboard"}) {
    const Rules rules = rules_of(game, {"return=yes"});
    Board board = board_of(rules, {"4H", "5H"});
    board.base = Rank::kAce;
    put_home(board, Suit::kHearts, 3);
    EXPECT_EQ(why(rules, board, "3H", kHome, pile(1)), "") << game;
    EXPECT_EQ(why(rules, board, "3H", kHome, pile(3)), "") << game;
    EXPECT_EQ(why(rules, board, "3H", kHome, pile(2)), "3H cannot be built on 5H") << game;
    EXPECT_EQ(why(rules, board, "2H", kHome, pile(1)), "the hearts foundation's top card is 3H, not 2H") << game;
    EXPECT_EQ(why(rules, board, "3S", kHome, pile(1)), "the spades foundation is empty") << game;
    EXPECT_EQ(why(rules, board, "3H", kHome, kHome), "3H is already there") << game;
  }
}

TEST(Replay, ReturnedCardsFollowTheFillRuleAndMissTheCells) {
  Rules rules = rules_of("citadel");
  rules.cells = 1;
  rules.space_fill = SpaceFill::kKingsOnly;
  Board board = board_of(rules, {"4H"});
  put_home(board, Suit::kHearts, 3);
  put_home(board, Suit::kSpades, 13);
  EXPECT_EQ(why(rules, board, "3H", kHome, pile(2)), "3H may not fill the empty pile 2: only a K may");
  EXPECT_EQ(why(rules, board, "KS", kHome, pile(2)), "");
  EXPECT_EQ(why(rules, board, "3H", kHome, cell(1)), "a card from a foundation may only go to a pile");
}

TEST(Replay, AcesDealtOutFirstNeverLeave) {
  for (const auto* game : {"beleaguered-castle", "citadel"}) {
    const Rules rules = rules_of(game, {"return=yes"});
    Board board = board_of(rules, {"2H"});
    put_home(board, Suit::kSpades, 1);
    put_home(board, Suit::kHearts, 2);
    EXPECT_EQ(why(rules, board, "AS", kHome, pile(1)), "AS may not leave its foundation") << game;
    EXPECT_EQ(why(rules, board, "2H", kHome, pile(2)), "") << game;
  }
  const Rules rules = rules_of("streets-and-alleys", {"return=yes"});
  Board board = board_of(rules, {"2H"});
  put_home(board, Suit::kSpades, 1);
  EXPECT_EQ(why(rules, board, "AS", kHome, pile(1)), "");
}

TEST(Replay, BaseCardsThatStayAreThoseOfTheBaseRank) {
  Rules rules = rules_of("chessboard", {"return=yes", "base=7"});
  rules.base_cards_stay = true;
  Board board = board_of(rules, {"8C"});
  put_home(board, Suit::kClubs, 1);
  EXPECT_EQ(why(rules, board, "7C", kHome, pile(1)), "7C may not leave its foundation");
}

TEST(Replay, AutoForcesTheTopsThatFit) {
  const Rules rules = rules_of("streets-and-alleys", {"return=no", "auto=yes"});
  Board board = board_of(rules, {"7C 6D", "AC", "7H", "2H"});
  EXPECT_EQ(why(rules, board, "6D", pile(1), pile(3)), "AC must go to its foundation first");
  EXPECT_EQ(why(rules, board, "AC", pile(2), pile(4)), "AC must go to its foundation first");
  EXPECT_EQ(why(rules, board, "2H", pile(4), kHome), "2H does not fit its foundation, which waits for AH");
  put_home(board, Suit::kHearts, 1);
  EXPECT_EQ(why(rules, board, "AC", pile(2), kHome), "");
  EXPECT_EQ(why(rules, board, "2H", pile(4), kHome), "");  // the player may choose

  const Board quiet = board_of(rules, {"AC 6D", "7H"});
  EXPECT_EQ(why(rules, quiet, "6D", pile(1), pile(2)), "");
}

TEST(Replay, WithoutAutoNothingIsForced) {
  const Rules rules = rules_of("streets-and-alleys", {"return=no", "auto=no"});
  EXPECT_EQ(why(rules, board_of(rules, {"6D", "AC", "7H"}), "6D", pile(1), pile(3)), "");
}

TEST(Replay, AutoForcesPileTopsOnlyNotCellCards) {
  Rules rules = rules_of("streets-and-alleys", {"auto=yes"});
  rules.cells = 1;
  Board board = board_of(rules, {"6D", "7H"});
  board.cells[0] = card("AC");
  EXPECT_EQ(why(rules, board, "6D", pile(1), pile(2)), "");
  EXPECT_EQ(why(rules, board, "AC", cell(1), kHome), "");
  board.piles[2].push_back(card("AS"));
  EXPECT_EQ(why(rules, board, "AC", cell(1), kHome), "AS must go to its foundation first");
}

TEST(Replay, AutoForcesNothingUntilTheBaseIsChosen) {
  const Rules rules = rules_of("chessboard", {"auto=yes"});
  const Board board = board_of(rules, {"6D", "7D", "6C"});
  EXPECT_EQ(why(rules, board, "6D", pile(1), pile(2)), "");
  const std::vector<Move> moves = {{card("6C"), pile(3), kHome}, {card("7D"), pile(2), pile(3)}};
  const ReplayResult result = replay(rules, board, moves);
  EXPECT_EQ(result.illegal_move, 1U);
  EXPECT_EQ(result.reason, "6D must go to its foundation first");
}

TEST(Replay, CountsAWinOnlyWhenTheWholeDeckIsHome) {
  Rules rules;
  rules.ranks = 2;
  rules.suits = 2;
  rules.piles = 2;
  const Board start = board_of(rules, {"2C AC", "AS 2S"});
  const std::vector<Move> moves = {{card("AC"), pile(1), kHome},
                                   {card("2C"), pile(1), kHome},
                                   {card("2S"), pile(2), pile(1)},
                                   {card("AS"), pile(2), kHome},
                                   {card("2S"), pile(1), kHome}};
  const ReplayResult won = replay(rules, start, moves);
  EXPECT_TRUE(won.won);
  EXPECT_FALSE(won.illegal_move);
  EXPECT_EQ(won.reason, "");

  const ReplayResult unfinished = replay(rules, start, std::span(moves).first(4));
  EXPECT_FALSE(unfinished.won);
  EXPECT_FALSE(unfinished.illegal_move);
  Board almost_home = board_of(rules, {"2S"});
  put_home(almost_home, Suit::kClubs, 2);
  put_home(almost_home, Suit::kSpades, 1);
  EXPECT_EQ(unfinished.board, almost_home);
  EXPECT_FALSE(replay(rules, start, {}).won);
}

TEST(Replay, StopsAtTheFirstIllegalMoveWithTheBoardBeforeIt) {
  const Rules rules = rules_of("beleaguered-castle");
  const std::vector<Move> moves = {{card("5C"), pile(1), pile(2)}, {card("9H"), pile(3), pile(2)}};
  const ReplayResult result = replay(rules, board_of(rules, {"5C", "6D", "9H"}), moves);
  EXPECT_EQ(result.illegal_move, 1U);
  EXPECT_EQ(result.reason, "9H cannot be built on 5C");
  EXPECT_EQ(result.board, board_of(rules, {"", "6D 5C", "9H"}));
}

TEST(Replay, PlaysCellsAndReturns) {
  Rules rules = rules_of("citadel");
  rules.cells = 1;
  Board start = board_of(rules, {"4C 9H", "3S"});
  put_home(start, Suit::kClubs, 3);
  const std::vector<Move> moves = {
      {card("9H"), pile(1), cell(1)}, {card("3C"), kHome, pile(1)}, {card("9H"), cell(1), pile(3)}};
  const ReplayResult result = replay(rules, start, moves);
  EXPECT_EQ(result.reason, "");
  Board expected = board_of(rules, {"4C 3C", "3S", "9H"});
  put_home(expected, Suit::kClubs, 2);
  EXPECT_EQ(result.board, expected);
}

}  // namespace
}  // namespace castellan::core
