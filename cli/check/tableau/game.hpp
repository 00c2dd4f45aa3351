// The game that a part of a certificate is about: the real one, or an easier one that forgets something of the cards
// that have been moved. docs/certificates.md gives its rules, and why a loss of it is a loss of the real game.
//
// A card that lies where it was dealt is known. One that has been moved is loose: it shows no more than its face, and
// if its rank is low enough it floats, which means that its place is forgotten too.

#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/check/form/lines.hpp"
#include "cli/check/tableau/rules.hpp"

namespace castellan::check {

/// What a position shows of a loose card: all of it, or its rank and colour, or its rank alone. The rest is forgotten,
/// and the card may go home as any card that it could be. It is rank + 16 * (0: no more than that; 1 to 4: the suit,
/// plus one; 5, 6: black, red).
using Face = std::uint8_t;
inline constexpr std::size_t kFaces = 112;
constexpr int rank_of_face(Face face) { return face & 15; }

/// The faces of one game.
class Faces {
 public:
  /// @param apart The cards that show their suit.
  Faces(const Rules& rules, CardSet apart);

  [[nodiscard]] Face of(Card card) const { return of_[card]; }
  /// The cards that show it.
  [[nodiscard]] CardSet cards(Face face) const { return cards_[face]; }
  /// The faces that a card with this one may be built on.
  [[nodiscard]] const std::bitset<kFaces>& under(Face face) const { return under_[face]; }
  [[nodiscard]] static bool shows_suit(Face face) { return face >= 16 && face < 80; }
  /// The same for faces that may be built on the same: rank, and 16 more for red where colours alternate.
  [[nodiscard]] std::size_t kind(Face face) const { return kinds_[face]; }
  /// The kind on which this one is built, down and not round the corner.
  [[nodiscard]] std::size_t above(std::size_t kind) const { return (alternates_ ? kind ^ 16U : kind) + 1; }

  /// The faces in a text, each a rank as one character, then C, S, H or D for the suit, b or r for the colour, or
  /// nothing. @throws Malformed if no card of the game shows one
  [[nodiscard]] std::string take(std::string_view text, const Lines& lines) const;
  [[nodiscard]] static std::string text(Face face);

 private:
  bool alternates_;
  std::array<Face, 64> of_{};
  std::array<CardSet, kFaces> cards_{};
  std::array<std::bitset<kFaces>, kFaces> under_{};
  std::array<std::uint8_t, kFaces> kinds_{};
};

struct Parameters {
  int base = 1;       ///< The rank that foundations begin with.
  int floating = 0;   ///< Loose cards of this rank or a lower one float.
  CardSet apart = 0;  ///< Loose cards that show their suit.
};

struct Position {
  std::array<std::uint8_t, 4> home{};
  std::array<std::uint8_t, kMostPiles> height{};  ///< Dealt cards that have not been moved.
  std::array<std::string, kMostPiles> tail{};     ///< Faces of what lies on them and does not float, upwards.
  std::string cells{};                            ///< Faces of what lies in them and does not float.
};

struct Move {
  enum To : std::uint8_t { kHome, kPile, kCell, kAnywhere } to;
  std::size_t from;      ///< The same for all moves of one card.
  Face face;             ///< Of the card, or of the lowest-lying of a run.
  std::size_t pile = 0;  ///< Where to.
  Card home = 0;         ///< What the card goes home as; 0 if it does not.
};

class Game {
 public:
  /// @throws Malformed if the rules have no such game.
  Game(const Rules& rules, const Deal& deal, const Parameters& parameters);

  [[nodiscard]] std::size_t piles() const { return piles_; }
  [[nodiscard]] Position start() const;
  [[nodiscard]] bool is_won(const Position& now) const;
  /// The same text for the same position, whatever the order of its cells and of its piles without dealt cards.
  [[nodiscard]] std::string key(const Position& now) const;
  /// Takes a position off the front of the line read last. @throws Malformed unless every card is there exactly once.
  [[nodiscard]] Position take_position(std::string_view& line, const Lines& lines) const;

  /// What a move leads to.
  using Use = std::function<void(const Move&, const Position&)>;
  /// For each move, or each to a foundation, but those from one space or cell to another. Moves of one card are side by
  /// side.
  void for_each_move(const Position& now, bool home_only, const Use& use) const;
  /// "5C home": a card, or the lowest-lying of a run, and where it goes.
  [[nodiscard]] std::string text(const Position& now, const Move& move) const;

  /// Whether this move returns a card that it would be safe to send home again: no win needs it.
  [[nodiscard]] bool is_pointless(const Position& after, const Move& move) const;
  /// Whether this card, which its foundation waits for, may be sent there before all else: no win is lost.
  [[nodiscard]] bool is_safe(const Position& now, Card card) const;
  /// Whether the cards at these heights, from 1, 0 for none in a pile, can never move, so that the position is lost.
  /// @return what is wrong with that; nothing if it is so.
  [[nodiscard]] std::string why_no_dead_end(const Position& now, std::span<const int> fronts) const;

 private:
  /// What cards that float can lie on.
  struct Packing {
    std::array<std::int8_t, 32> tops{};    ///< Cards that do not float on top of piles, by kind.
    std::array<std::int8_t, 32> floats{};  ///< Cards that float, by kind.
    std::int8_t spaces = 0;                ///< Piles with nothing in them that does not float.
    std::int8_t cells = 0;                 ///< The same of cells.
  };
  /// One card or run that can be moved.
  struct Source {
    std::size_t number;   ///< Of the pile; or more.
    Face face;            ///< Of the card, or of the lowest-lying of the run.
    CardSet cards;        ///< What it may go home as.
    std::string moving;   ///< Faces.
    Packing packing;      ///< What cards that float can lie on while it is on the move.
    bool is_top = false;  ///< Of a pile, alone: it may go to a cell.
  };

  // Numbers of sources that are no piles.
  static constexpr std::size_t kCells = 32;
  static constexpr std::size_t kReturns = 64;
  static constexpr std::size_t kFloats = 128;

  [[nodiscard]] bool floats(int rank) const { return rank <= parameters_.floating; }
  [[nodiscard]] std::size_t items(const Position& now, std::size_t pile) const {
    return now.height[pile] + now.tail[pile].size();
  }
  /// The face of the item at this height, from 0, and the cards that it may be.
  [[nodiscard]] Face item(const Position& now, std::size_t pile, std::size_t height) const;
  [[nodiscard]] CardSet item_cards(const Position& now, std::size_t pile, std::size_t height) const;
  [[nodiscard]] CardSet home_cards(const Position& now) const;
  [[nodiscard]] CardSet loose_cards(const Position& now) const;
  /// The cards that the foundations take next.
  [[nodiscard]] CardSet wanted(const Position& now) const;
  /// The tops one of which must go home first.
  [[nodiscard]] CardSet forced(const Position& now) const;
  /// Dealt cards on top that count as moved become loose.
  void settle(Position& now, std::size_t pile) const;
  void take_top(Position& now, std::size_t pile) const;

  [[nodiscard]] Packing packing(const Position& now) const;
  [[nodiscard]] bool fits(const Packing& packing) const;
  [[nodiscard]] std::vector<Source> sources(const Position& now) const;
  /// The position with the source on the move.
  [[nodiscard]] Position without(const Position& now, const Source& source) const;
  void moves_home(const Position& now, const Source& source, const Use& use) const;
  void moves_elsewhere(const Position& now, const Source& source, const Use& use) const;

  Rules rules_;
  Parameters parameters_;
  Deal deal_;
  Faces faces_;
  bool is_real_;        ///< Nothing is forgotten.
  bool base_was_open_;  ///< Before play the base of the foundations is still to be chosen.
  std::size_t piles_;
  CardSet deck_;
  std::array<std::array<CardSet, 15>, 4> home_sets_{};             ///< By suit, and cards on its foundation.
  std::array<std::array<CardSet, 53>, kMostPiles> dealt_below_{};  ///< The dealt cards below a height.
  std::array<std::array<bool, 53>, kMostPiles> is_loose_{};        ///< Dealt cards that count as moved from the start.
};

// Both read up to the line "end". @throws Malformed, NoProof

void check_win(const Rules& rules, const Deal& deal, Lines& lines, Checked& checked);

void check_loss(const Rules& rules, const Deal& deal, Lines& lines, Checked& checked);

}  // namespace castellan::check
