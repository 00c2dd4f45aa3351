// A move as a person makes it: a card, where it comes from and where it goes.

#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "core/card.hpp"

namespace castellan::core {

enum class PlaceKind : std::uint8_t { kPile, kCell, kFoundation };

/// A pile or cell by its index from 0, or the foundation of the moved card's suit (index 0).
struct Place {
  PlaceKind kind = PlaceKind::kPile;
  std::uint8_t index = 0;

  auto operator<=>(const Place&) const = default;
};

struct Move {
  Card card;
  Place from;
  Place to;
  /// How many cards move from pile to pile as a run, whose lowest-lying one `card` is.
  std::uint8_t cards = 1;

  auto operator<=>(const Move&) const = default;
};

/// "pile 3", "cell 1" (counted from 1, as people do) or "foundation".
[[nodiscard]] std::string to_string(Place place);
/// "5C pile 3 → pile 7", or "5C pile 3 → pile 7, run of 3".
[[nodiscard]] std::string to_string(const Move& move);

}  // namespace castellan::core
