// The cards on a table as a person sees them, and what a move does to them: cards that are taken from the top of one
// place and put on another. It knows no rules; moves are legal because the judge says so.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "solver/games/move_words.hpp"

namespace castellan::solver {

enum class SpotKind : std::uint8_t { kFoundation, kCell, kPile, kStock, kWaste };

/// "foundation", "cell", "pile", "stock", "waste".
[[nodiscard]] std::string_view to_string(SpotKind kind);

/// A place for cards.
struct Spot {
  SpotKind kind = SpotKind::kPile;
  std::string name;                ///< As moves call it: "pile 3", "foundation".
  std::string suit;                ///< "H", of a foundation that is for one suit; else empty.
  std::vector<std::string> cards;  ///< "5C", or "5" where suits do not matter; the top card last.
};
using Table = std::vector<Spot>;

/// A move as it is carried out.
struct Carry {
  std::size_t from = 0;      ///< Place in the table,
  std::size_t to = 0;        ///< the same.
  std::size_t cards = 1;     ///< From the top.
  bool turned_over = false;  ///< The first of them to be taken ends up lowest: the waste becomes the stock.
};

/// Carries a move out. A move of no one card takes the stock's top card to the waste, or turns the waste over; a move
/// of a card takes those above it along.
/// @throws std::logic_error if there is no such place or card.
Carry carry_out(Table& table, const MoveWords& move);

}  // namespace castellan::solver
