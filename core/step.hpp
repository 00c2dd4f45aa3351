// A move of a packed game, of any kind: what searches try and winning lines are made of.

#pragma once

#include <cstdint>

namespace castellan::core {

/// In a tableau game a card's id and what it will lie on: a card's id or kBottom, kInCell, kHome (position.hpp); the
/// cards that lie on it move with it. In
/// Precedence the rank that is played and its foundation; kTurn or kRedeal (precedence/position.hpp).
struct Step {
  std::uint8_t card;
  std::uint8_t to;

  bool operator==(const Step&) const = default;
};

}  // namespace castellan::core
