// What a position shows of a loose card: all of it, or its rank and colour, or its rank alone. The rest is forgotten,
// and the card may go home as any card that it could be.

#pragma once

#include <array>
#include <bitset>
#include <optional>
#include <string>
#include <string_view>

#include "cli/check/tableau/rules.hpp"

namespace castellan::check {

/// rank + 16 * (0: no more than that; 1 to 4: the suit, plus one; 5, 6: black, red).
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
  /// Whether a card with the first face may be built on one with the second.
  [[nodiscard]] bool builds(Face face, Face on) const { return builds_[face][on]; }
  [[nodiscard]] static bool shows_suit(Face face) { return face >= 16 && face < 80; }
  /// The same for faces that may be built on the same: rank, and 16 more for red where colours alternate.
  [[nodiscard]] std::size_t kind(Face face) const { return kinds_[face]; }
  /// The kind on which this one is built, down and not round the corner.
  [[nodiscard]] std::size_t above(std::size_t kind) const { return (alternates_ ? kind ^ 16U : kind) + 1; }

  /// Takes a face off the front of a text: a rank as one character, then C, S, H or D for the suit, b or r for the
  /// colour, or nothing. No value if no card of the game shows it.
  [[nodiscard]] std::optional<Face> take(std::string_view& text) const;
  [[nodiscard]] static std::string text(Face face);

 private:
  bool alternates_;
  std::array<Face, 64> of_{};
  std::array<CardSet, kFaces> cards_{};
  std::array<std::bitset<kFaces>, kFaces> builds_{};
  std::array<std::uint8_t, kFaces> kinds_{};
};

}  // namespace castellan::check
