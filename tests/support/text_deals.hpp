// Deals for the tests of the text formats.

#pragma once

#include <string>
#include <string_view>

#include "core/rules.hpp"
#include "core/variant.hpp"

namespace castellan::test {

inline core::Rules rules_of(std::string_view game, const std::vector<std::string>& settings = {}) {
  return core::make_variant(core::find_game(game), settings).rules;
}

/// Three ranks of all suits on three piles, with two cells: small enough to read at a glance.
inline core::Rules mini_rules() {
  core::Rules rules;
  rules.ranks = 3;
  rules.piles = 3;
  rules.cells = 2;
  return rules;
}

/// The same with the base of the player's choice.
inline core::Rules mini_open_base() {
  core::Rules rules = mini_rules();
  rules.base = core::Rank::kNone;
  return rules;
}

/// A deal of Streets and Alleys, one pile per line.
inline constexpr std::string_view kStreets =
    "KS 3S 9C 3D 8H JC KH\n"
    "QH 5C 7D 9S 10D 7H JD\n"
    "10C AD 5S 6S JS 7S AH\n"
    "6H QS 4S 2H 3C 8S JH\n"
    "QC 7C 10S 5D 5H 9H\n"
    "4H KC 6C 9D 8C 2C\n"
    "2S 4D 3H 4C KD 6D\n"
    "AC 2D 10H QD AS 8D\n";

}  // namespace castellan::test
