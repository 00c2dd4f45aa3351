// A run of cards that is carried from pile to pile, as the single moves that it takes: over empty cells and spaces.

#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "core/board.hpp"
#include "core/castle_game.hpp"
#include "core/move.hpp"
#include "core/rules.hpp"

namespace castellan::core {

/// Plays on a board and keeps the single moves.
class CarriedRun {
 public:
  CarriedRun(const Rules& rules, const Board& start) : rules_(rules), game_(rules), board_(start) {}

  /// Whether the judge lets so many cards go there, one after the other.
  /// @param cards 0: as few as fit.
  [[nodiscard]] bool can_carry(Place from, Place to, std::size_t cards) const;
  /// Plays it. A single card is moved even if it may not be, for the judge to say why.
  /// @throws InputError with the place if there is no card to move, or no room for so many.
  void carry(Place from, Place to, std::size_t cards, std::string_view where);

  [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }

 private:
  /// Cells and piles that are empty, the target apart.
  struct Room {
    std::vector<Place> cells;
    std::vector<Place> piles;
  };

  [[nodiscard]] std::optional<Card> top_of(Place place) const;
  [[nodiscard]] std::size_t fewest(Place from, Place to) const;
  [[nodiscard]] Room room_but(Place target) const;
  [[nodiscard]] static std::size_t capacity(std::size_t cells, std::size_t piles);
  void step(Place from, Place to);
  void carry_over(std::size_t cards, Place from, Place to, const Room& room);

  Rules rules_;
  CastleGame game_;
  Board board_;
  std::vector<Move> moves_;
  bool has_stopped_ = false;  ///< At a move that the judge refuses.
};

}  // namespace castellan::core
