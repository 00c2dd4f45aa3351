// The rules of a game with a tableau, its cards and its deals, as the checker reads them from a certificate.

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/check/form/fields.hpp"

namespace castellan::check {

inline constexpr int kMostPiles = 13;
inline constexpr int kMostCells = 8;

/// 4 * rank + suit; ranks are 1 to 13, suits 0 to 3: clubs, spades (the black ones), hearts, diamonds.
using Card = std::uint8_t;
using CardSet = std::uint64_t;
constexpr int rank_of(Card card) { return card >> 2; }
constexpr int suit_of(Card card) { return card & 3; }
constexpr bool is_red(Card card) { return suit_of(card) >= 2; }
constexpr Card make_card(int rank, int suit) { return static_cast<Card>(4 * rank + suit); }
constexpr CardSet set_of(Card card) { return CardSet{1} << card; }

[[nodiscard]] std::string to_text(Card card);
/// A, 2 … 10 or T, J, Q, K and C, S, H or D.
[[nodiscard]] std::optional<Card> card_of(std::string_view text);

enum class Direction { kDown, kUpOrDown, kUp };
enum class SuitRule { kAny, kSame, kAlternateColour };
enum class Fill { kAnyCard, kKingsOnly, kNothing };

struct Rules {
  int suits;
  int ranks;
  int piles;
  int cells;
  Direction direction;
  SuitRule suit_rule;
  bool wraps;
  Fill fill;
  bool moves_runs;
  int base;  ///< 0: the rank of the first card that goes to a foundation.
  bool may_return;
  bool base_cards_stay;
  bool plays_at_once;

  [[nodiscard]] CardSet deck() const;
  /// Whether a card may lie on the other one in a pile.
  [[nodiscard]] bool builds(Card card, Card on) const;
  [[nodiscard]] bool may_fill_space(int rank) const {
    return fill == Fill::kAnyCard || (fill == Fill::kKingsOnly && rank == ranks);
  }
  /// The card of a suit that lies at place `count`, from 1, of a foundation that begins with the rank `first`.
  [[nodiscard]] Card foundation_card(int first, int count, int suit) const {
    return make_card((first + count - 2) % ranks + 1, suit);
  }
};

/// @throws Malformed
[[nodiscard]] Rules read_rules(Fields& fields);

/// A deal, or a position in the middle of a game. Piles and cells are cards, in a pile the lowest-lying first.
struct Deal {
  std::array<std::string, kMostPiles> piles;
  std::string cells;                 ///< The cards in cells.
  std::array<std::uint8_t, 4> home;  ///< Cards on each suit's foundation.
  int base;                          ///< The rank foundations begin with; 0 while it is open.
};

/// The deal in a line of text: piles parted by colons, with the fields F=, B= and C= in front if they are needed.
/// @throws Malformed unless every card of the deck is there exactly once.
[[nodiscard]] Deal read_deal(const Rules& rules, std::string_view text);

}  // namespace castellan::check
