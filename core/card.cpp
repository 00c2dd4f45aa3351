#include "core/card.hpp"

#include <array>

namespace castellan::core {

namespace {

constexpr std::string_view kRankLetters = "-A23456789TJQK";
constexpr std::string_view kSuitLetters = "CSHD";

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
  if (text == "10") return parse_rank("T");
  if (text.size() != 1) return std::nullopt;
  const auto place = kRankLetters.find(upper(text.front()));
  if (place == std::string_view::npos || place == 0) return std::nullopt;
  return static_cast<Rank>(place);
}

std::optional<Suit> parse_suit(std::string_view text) {
  if (text.size() != 1) return std::nullopt;
  const auto place = kSuitLetters.find(upper(text.front()));
  if (place == std::string_view::npos) return std::nullopt;
  return static_cast<Suit>(place);
}

std::optional<Card> parse_card(std::string_view text) {
  if (text.empty()) return std::nullopt;
  const auto rank = parse_rank(text.substr(0, text.size() - 1));
  const auto suit = parse_suit(text.substr(text.size() - 1));
  if (!rank || !suit) return std::nullopt;
  return Card(*rank, *suit);
}

}  // namespace castellan::core
