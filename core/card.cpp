#include "core/card.hpp"

#include <array>
#include <utility>

namespace castellan::core {

namespace {

constexpr std::string_view kRankLetters = "-A23456789TJQK";
constexpr std::string_view kSuitLetters = "CSHD";

// The suits as symbols are U+2660 to U+2667, black and white ones, which differ in the last of their three bytes.
constexpr std::size_t kSymbolBytes = 3;
constexpr std::string_view kSymbolLead = "\xE2\x99";
constexpr unsigned kFirstSymbol = 0xA0;
constexpr std::array kSymbolSuits = {Suit::kSpades, Suit::kHearts, Suit::kDiamonds, Suit::kClubs,
                                     Suit::kSpades, Suit::kHearts, Suit::kDiamonds, Suit::kClubs};

constexpr char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

}  // namespace

std::string to_string(Rank rank) {
  constexpr int kTen = 10;
  return to_int(rank) == kTen ? "10" : std::string(1, kRankLetters[static_cast<std::size_t>(rank)]);
}

std::string to_string(Suit suit) { return std::string(1, kSuitLetters[static_cast<std::size_t>(suit)]); }

std::string_view suit_name(Suit suit) {
  constexpr std::array<std::string_view, kSuits> kNames{"clubs", "spades", "hearts", "diamonds"};
  return kNames[static_cast<std::size_t>(suit)];
}

std::string to_string(Card card) { return to_string(card.rank()) + to_string(card.suit()); }

std::optional<Rank> parse_rank(std::string_view text) {
  if (text == "10" || text == "0") return parse_rank("T");
  if (text == "1") return Rank::kAce;
  if (text == "11") return Rank::kJack;
  if (text == "12") return Rank::kQueen;
  if (text == "13") return Rank::kKing;
  if (text.size() != 1) return std::nullopt;
  const auto place = kRankLetters.find(upper(text.front()));
  if (place == std::string_view::npos || place == 0) return std::nullopt;
  return static_cast<Rank>(place);
}

std::optional<Suit> parse_suit(std::string_view text) {
  if (text.size() == kSymbolBytes && text.starts_with(kSymbolLead)) {
    const auto place = static_cast<std::size_t>(static_cast<unsigned char>(text.back()) - kFirstSymbol);
    if (place < kSymbolSuits.size()) return kSymbolSuits[place];
  }
  if (text.size() != 1) return std::nullopt;
  const auto place = kSuitLetters.find(upper(text.front()));
  if (place == std::string_view::npos) return std::nullopt;
  return static_cast<Suit>(place);
}

std::optional<Card> parse_card(std::string_view text) {
  // No letter is both a rank and a suit, so at most one of these fits.
  for (const std::size_t bytes : {std::size_t{1}, kSymbolBytes}) {
    if (text.size() <= bytes) break;
    const std::size_t rest = text.size() - bytes;
    for (const auto& [rank, suit] :
         {std::pair(text.substr(0, rest), text.substr(rest)), std::pair(text.substr(bytes), text.substr(0, bytes))}) {
      const auto known_rank = parse_rank(rank);
      const auto known_suit = parse_suit(suit);
      if (known_rank && known_suit) return Card(*known_rank, *known_suit);
    }
  }
  return std::nullopt;
}

}  // namespace castellan::core
