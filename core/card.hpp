// Cards, ranks and suits, and how they are written.
//
// A card is one byte, rank by rank: the four cards of one rank are neighbours. The cards that a card
// may be built on in any-suit games are then four neighbouring bits of a mask and four neighbouring
// table entries, and a mini deck of fewer ranks (used by the tests) is a prefix of the full one.

#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace castellan::core {

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 13;
inline constexpr int kCards = kSuits * kRanks;

/// Suits in the order in which decks are listed (C S H D): black suits first.
enum class Suit : std::uint8_t { kClubs, kSpades, kHearts, kDiamonds };

/// Ranks 1 (ace) to 13 (king); kNone means "no rank", for instance a foundation base not yet chosen.
enum class Rank : std::uint8_t { kNone = 0, kAce = 1, kTwo = 2, kJack = 11, kQueen = 12, kKing = 13 };

[[nodiscard]] constexpr int to_int(Rank rank) { return static_cast<int>(rank); }
[[nodiscard]] constexpr int to_int(Suit suit) { return static_cast<int>(suit); }
[[nodiscard]] constexpr bool is_red(Suit suit) { return suit >= Suit::kHearts; }

/// One of the 52 cards.
class Card {
 public:
  constexpr Card() = default;
  constexpr Card(Rank rank, Suit suit) : id_(static_cast<std::uint8_t>((to_int(rank) - 1) * kSuits + to_int(suit))) {}

  /// @param id 0 to 51: (rank - 1) * 4 + suit.
  [[nodiscard]] static constexpr Card from_id(int id) {
    Card card;
    card.id_ = static_cast<std::uint8_t>(id);
    return card;
  }

  [[nodiscard]] constexpr int id() const { return id_; }
  [[nodiscard]] constexpr Rank rank() const { return static_cast<Rank>(id_ / kSuits + 1); }
  [[nodiscard]] constexpr Suit suit() const { return static_cast<Suit>(id_ % kSuits); }
  /// The card's bit in a 64-bit set of cards.
  [[nodiscard]] constexpr std::uint64_t bit() const { return std::uint64_t{1} << id_; }

  constexpr auto operator<=>(const Card&) const = default;

 private:
  std::uint8_t id_ = 0;
};

/// "A", "2" … "10", "J", "Q", "K"; "-" for kNone.
[[nodiscard]] std::string to_string(Rank rank);
/// "C", "S", "H" or "D".
[[nodiscard]] std::string to_string(Suit suit);
/// "clubs", "spades", "hearts" or "diamonds".
[[nodiscard]] std::string_view suit_name(Suit suit);
/// Rank then suit: "AC", "10H".
[[nodiscard]] std::string to_string(Card card);

/// Reads a rank: A, 2 … 9, T, J, Q, K, any case, or a number from 1 to 13, or 0 for ten. No value when the text is
/// anything else.
[[nodiscard]] std::optional<Rank> parse_rank(std::string_view text);
/// Reads a suit letter, any case, or a symbol such as ♥ or ♡.
[[nodiscard]] std::optional<Suit> parse_suit(std::string_view text);
/// Reads a rank and a suit, in either order.
[[nodiscard]] std::optional<Card> parse_card(std::string_view text);

}  // namespace castellan::core
