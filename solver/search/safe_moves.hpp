// Safe foundation moves: cards that may be sent home at once without losing any win.
//
// Claim: if every card x that could be built on card c is home, or may go home as soon as c is there,
// then sending c home loses nothing.
// Proof sketch: compare the position P, in which c stays, with Q, in which c is home. Q's piles are P's
// without c and whatever followed it home, so every card exposed in P is home or exposed in Q, and every pile
// empty in P is empty in Q. A winning line from P is then played in Q move for move: a card that is
// home in Q is skipped; a card that P builds on one that is home in Q goes home itself. So Q keeps being
// at least as far as P, and wins with it. Returns add nothing: a card taken back from a foundation
// serves only to hold cards that, by the claim, can go home themselves.
//
// Where it holds:
//  - down, any suit, no wrap: card r holds cards of rank r - 1; when every foundation has reached r - 2,
//    those are home or can go there, for all that they could hold is home. So: r is safe when all foundations have
//    reached r - 2.
//  - same suit, any direction: c holds its predecessor, which is home, and its successor, which can go
//    home after it. So: always safe. The base card's "predecessor" is the last card of its suit when
//    the build wraps or the base is not the ace: then the base card is not safe, and where cards may return no
//    card is, for the base card, were it not covered, could come back and take that last card.
//    Where runs move, down only: built up, c's successor may come to c with others on it, and cannot go home.
//  - down, alternate colours, base ace, no wrap: card r holds cards of rank r - 1 of the other colour, and those hold
//    cards of rank r - 2 of its own. So: r is safe when both foundations of the other colour have reached r - 2 and the
//    other one of its own colour r - 3: what could be built on it, and on that again, can go home. Where no card
//    returns r is also safe when both of the other colour have reached r - 1, for nothing can be built on it. (A card
//    that returned could be, and hold a card that cannot go home.) Runs that could be built on it are of two cards at
//    most, and both go home.
//  - anything else: no card is called safe.
//
// Where cards must play at once the claim does not help: a card that goes home may force others. But playing
// one forced card never keeps another from being forced, so in whatever order they go, the same cards are home
// before the player is free again. There the forced cards are the safe ones, whatever the build, and no other is.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/castle_game.hpp"

namespace castellan::solver {

class SafeMoves {
 public:
  explicit SafeMoves(const core::Rules& rules);

  /// The exposed cards of the tableau and the cells that fit their foundations and are safe to send there.
  [[nodiscard]] std::uint64_t find(const core::CastleGame& game, const core::Position& position) const {
    if (plays_at_once_) return game.forced(position);
    const std::uint64_t fitting = (position.tops() | game.in_cells(position)) & game.wanted(position);
    return fitting == 0 ? 0 : among(fitting, position);
  }

  /// The cards of `fitting`, all of which their foundations take next, that are safe to send there.
  [[nodiscard]] std::uint64_t among(std::uint64_t fitting, const core::Position& position) const {
    if (plays_at_once_) return fitting;
    return fitting & safe(position);
  }

  /// Whether a card lying on its foundation would be sent back there at once if it were returned.
  [[nodiscard]] bool return_is_pointless(const core::Position& position, std::uint8_t card) const {
    core::Position without = position;
    without.home = static_cast<std::uint16_t>(without.home - (1U << (4U * (card % core::kSuits))));
    return (safe(without) >> card & 1U) != 0;
  }

 private:
  /// The cards that are safe once they fit.
  [[nodiscard]] std::uint64_t safe(const core::Position& position) const {
    if (alternates_) return safe_alternating(position);
    return safe_[static_cast<std::size_t>(position.base())][least_home(position)];
  }
  [[nodiscard]] std::uint64_t safe_alternating(const core::Position& position) const;

  /// The lowest count on any suit's foundation.
  [[nodiscard]] std::size_t least_home(const core::Position& position) const {
    int least = position.home_count(0);
    for (int suit = 1; suit < suits_; ++suit) least = std::min(least, position.home_count(suit));
    return static_cast<std::size_t>(least);
  }

  int suits_;
  int ranks_;
  bool plays_at_once_;
  bool may_return_;
  bool alternates_;  ///< Down in alternate colours, base ace, no wrap.
  /// Cards that are safe once they fit: by base and lowest foundation count.
  std::array<std::array<std::uint64_t, 16>, core::kRanks + 1> safe_{};
};

}  // namespace castellan::solver
