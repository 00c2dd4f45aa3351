// The rules of a tableau game as data: one record that every part of the program reads.
//
// A game of the Castle family is nothing but a value of this record; nothing else in the program asks
// which game it is playing. The record holds the full game, its deal and the deck's size, so that the
// tests can play the same rules with a mini deck.

#pragma once

#include <cstdint>

#include "core/card.hpp"

namespace castellan::core {

inline constexpr int kMaxPiles = 13;
inline constexpr int kMaxCells = 8;

/// Which way a pile may be built: a card lands on one a rank higher (down), a rank lower (up), or either.
enum class BuildDirection : std::uint8_t { kDown, kUpOrDown, kUp };

/// Which suits may lie on each other in a build.
enum class BuildSuit : std::uint8_t { kAny, kSame, kAlternateColour };

/// Which cards may go to an empty pile.
enum class SpaceFill : std::uint8_t { kAnyCard, kKingsOnly, kNoCard };

/// What happens to base cards (aces) when the cards are dealt.
enum class BaseCardsInDeal : std::uint8_t {
  kShuffledIn,   ///< They are dealt to the piles like any other card.
  kPlacedFirst,  ///< They are taken out and laid on the foundations before the deal.
  kReplaced,     ///< One that turns up goes to its foundation and the next card takes its place.
  kFirstDealt,   ///< The first card dealt goes to its foundation, and its rank is the base.
};

/// What may be moved in one go: a card, or also the cards of a legally built run from any of them up.
enum class MoveUnit : std::uint8_t { kCard, kRun };

struct Rules {
  // Deck. A mini deck has the ranks A to `ranks` and the first `suits` suits.
  std::uint8_t suits = kSuits;
  std::uint8_t ranks = kRanks;

  // Layout and deal: round-robin, first dealt card at the bottom.
  std::uint8_t piles = 8;
  std::uint8_t cells = 0;
  std::uint8_t prefilled_cells = 0;  ///< The last cards of the deal order fill this many cells.
  std::uint8_t first_long_pile = 0;  ///< Where the cards left over by an even deal begin to land.
  BaseCardsInDeal base_cards_in_deal = BaseCardsInDeal::kShuffledIn;
  bool plays_while_dealing = false;  ///< A card that continues a foundation goes there; its pile's turn is lost.
  bool kings_to_bottom = false;      ///< After the deal each pile's kings sink to its bottom, in the order they lay.

  // Tableau.
  BuildDirection build_direction = BuildDirection::kDown;
  BuildSuit build_suit = BuildSuit::kAny;
  bool build_wraps = false;  ///< King and ace count as neighbouring ranks.
  SpaceFill space_fill = SpaceFill::kAnyCard;
  MoveUnit move = MoveUnit::kCard;

  // Foundations: built up in suit from `base`, king to ace when the base is not the ace.
  Rank base = Rank::kAce;        ///< kNone: the rank of the first card put on a foundation, by player or deal.
  bool may_return = false;       ///< A foundation's top card may go back to a pile that accepts it.
  bool base_cards_stay = false;  ///< … but the base cards never leave their foundations.
  bool plays_at_once = false;    ///< A top card that fits its foundation must go there before any other move.

  bool operator==(const Rules&) const = default;

  [[nodiscard]] constexpr int deck_size() const { return suits * ranks; }
  /// Cards of the deal order that take a turn of a pile or a cell.
  [[nodiscard]] constexpr int dealt_cards() const {
    switch (base_cards_in_deal) {
      case BaseCardsInDeal::kShuffledIn: break;
      case BaseCardsInDeal::kFirstDealt: return deck_size() - 1;
      case BaseCardsInDeal::kPlacedFirst:
      case BaseCardsInDeal::kReplaced: return deck_size() - suits;
    }
    return deck_size();
  }
  /// Whether the fill rule lets this card go to an empty pile.
  [[nodiscard]] constexpr bool may_fill_space(Card card) const {
    return space_fill == SpaceFill::kAnyCard || (space_fill == SpaceFill::kKingsOnly && to_int(card.rank()) == ranks);
  }
  /// Whether the deck contains this card.
  [[nodiscard]] constexpr bool has(Card card) const {
    return to_int(card.rank()) <= ranks && to_int(card.suit()) < suits;
  }
};

}  // namespace castellan::core
