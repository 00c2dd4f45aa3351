// What the game of a certificate shows of a loose card: its rank, its colour as well where piles are built in alternate
// colours, or all of it where it is told apart.

#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "core/card.hpp"
#include "core/rules.hpp"

namespace castellan::solver {

/// Rank + 16 * mark; marks are 0, 1 + suit, 5 black, 6 red.
using Face = std::uint8_t;
inline constexpr std::size_t kFaces = 128;

/// A set of faces.
struct FaceSet {
  std::array<std::uint64_t, 2> words{};

  void add(Face face) { words[face >> 6U] |= std::uint64_t{1} << (face & 63U); }
  [[nodiscard]] bool meets(const FaceSet& other) const {
    return ((words[0] & other.words[0]) | (words[1] & other.words[1])) != 0;
  }
  [[nodiscard]] bool has(Face face) const { return (words[face >> 6U] >> (face & 63U) & 1U) != 0; }
};

struct LooseFaces {
  /// @param apart Set of the cards told apart.
  LooseFaces(const core::Rules& rules, std::uint64_t apart);

  [[nodiscard]] static int rank(Face face) { return face & 15; }
  [[nodiscard]] static bool is_told_apart(Face face) { return face >= 16 && face < 80; }
  /// As a certificate writes it: "T", "TC", "Tr".
  [[nodiscard]] static std::string text(Face face);
  /// The group of cards of one rank, and colour where that matters, that lie on the same cards: rank, plus 16 for red.
  [[nodiscard]] std::size_t group(Face face) const { return groups[face]; }
  /// The group that this one is built on, in a game built down.
  [[nodiscard]] std::size_t under(std::size_t group) const { return alternates ? (group + 1) ^ 16U : group + 1; }

  bool alternates;
  std::array<Face, core::kCards> of{};        ///< By card.
  std::array<std::uint64_t, kFaces> cards{};  ///< That show a face.
  std::array<FaceSet, kFaces> lies_on{};      ///< Faces that a card with this one may be built on.
  std::array<std::uint8_t, kFaces> groups{};
};

}  // namespace castellan::solver
