// Cards and ranks as other programs and people spell them.

#include <gtest/gtest.h>

#include "core/card.hpp"
#include "core/input_error.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {
namespace {

TEST(Spelling, SuitsAreLettersOrSymbolsBlackAndWhite) {
  for (const std::string_view suit : {"C", "c", "♣", "♧"}) EXPECT_EQ(parse_suit(suit), Suit::kClubs) << suit;
  for (const std::string_view suit : {"S", "s", "♠", "♤"}) EXPECT_EQ(parse_suit(suit), Suit::kSpades) << suit;
  for (const std::string_view suit : {"H", "h", "♥", "♡"}) EXPECT_EQ(parse_suit(suit), Suit::kHearts) << suit;
  for (const std::string_view suit : {"D", "d", "♦", "♢"}) EXPECT_EQ(parse_suit(suit), Suit::kDiamonds) << suit;
  for (const std::string_view suit : {"", "X", "♟", "☙", "♨", "CS", "\xE2\x99"})
    EXPECT_EQ(parse_suit(suit), std::nullopt);
}

TEST(Spelling, RanksAreLettersOrNumbers) {
  constexpr std::string_view kLetters = "A23456789TJQK";
  for (int rank = 1; rank <= kRanks; ++rank) {
    const auto expected = static_cast<Rank>(rank);
    EXPECT_EQ(parse_rank(std::to_string(rank)), expected);
    EXPECT_EQ(parse_rank(kLetters.substr(static_cast<std::size_t>(rank) - 1, 1)), expected);
  }
  EXPECT_EQ(parse_rank("0"), static_cast<Rank>(10));
  for (const std::string_view rank : {"", "14", "00", "01", "B", "-"}) EXPECT_EQ(parse_rank(rank), std::nullopt);
}

TEST(Spelling, TheSuitMayComeFirst) {
  const Card ten_of_hearts(static_cast<Rank>(10), Suit::kHearts);
  for (const std::string_view card : {"10H", "TH", "0H", "th", "H10", "HT", "10♥", "♥10", "♡0"}) {
    EXPECT_EQ(parse_card(card), ten_of_hearts) << card;
  }
  EXPECT_EQ(parse_card("1S"), Card(Rank::kAce, Suit::kSpades));
  EXPECT_EQ(parse_card("C13"), Card(Rank::kKing, Suit::kClubs));
}

TEST(Spelling, NothingElseIsACard) {
  for (const std::string_view card : {"", "H", "10", "♥", "HH", "5HH", "H5H", "5♥♥", "14H", "5 H", "5X"}) {
    EXPECT_EQ(parse_card(card), std::nullopt) << card;
  }
}

TEST(Spelling, EveryCardIsReadInEitherOrder) {
  for (int id = 0; id < kCards; ++id) {
    const Card card = Card::from_id(id);
    EXPECT_EQ(parse_card(to_string(card)), card);
    EXPECT_EQ(parse_card(to_string(card.suit()) + to_string(card.rank())), card);
  }
}

TEST(Spelling, SpacesThatLookAlikeAreBlanksAndWidthlessMarksAreNothing) {
  EXPECT_EQ(plain_text("\uFEFF5♥\uFE0F\u00A06\u200BC\u3000KD"), "5♥ 6C KD");
}

TEST(Spelling, CommasSeparateWords) {
  std::string_view rest = "KC, JH,,AH ,";
  EXPECT_EQ(next_word(rest), "KC");
  EXPECT_EQ(next_word(rest), "JH");
  EXPECT_EQ(next_word(rest), "AH");
  EXPECT_EQ(next_word(rest), std::nullopt);
}

TEST(Spelling, AnErrorShowsWordsAsTyped) {
  EXPECT_EQ(core::quoted("5♥x"), "'5♥x'");
  EXPECT_EQ(core::quoted("Königin 𝄞"), "'Königin 𝄞'");
}

TEST(Spelling, AnErrorShowsNothingThatHidesOrTurnsText) {
  EXPECT_EQ(core::quoted("a\u202Eb\u200Bc\u0085d\uFEFFe"), "'a?b?c?d?e'");
  EXPECT_EQ(core::quoted("\xC3\x28\xE2\x99\xF4\xBF\xBF\xBF"), std::string("'?(") + std::string(3, '?') + "'")
      << "bytes that are no UTF-8";
}

TEST(Spelling, AnErrorCutsBetweenCharacters) {
  std::string suits;
  for (int i = 0; i < 50; ++i) suits += "♥";
  EXPECT_EQ(core::quoted(suits), "'" + suits.substr(0, 120) + "...'");
}

}  // namespace
}  // namespace castellan::core
