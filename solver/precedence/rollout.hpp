// Playing a position to the end by a simple policy: always play, on a foundation the policy chooses.

#pragma once

#include <array>
#include <cstdint>

#include "core/precedence/rules.hpp"
#include "solver/precedence/foundations.hpp"

namespace castellan::solver::precedence {

/// The ranks of the cards that are left, in the order of the stock; the first `waste` of them lie in the waste.
struct CardsLeft {
  std::array<std::uint8_t, core::precedence::kMaxCards> ranks;
  int size = 0;
  int waste = 0;
};

/// Ends the pass: turns every card of the stock and plays the waste's top card as long as it goes anywhere.
/// Afterwards all cards left are waste.
/// @param choose Called as choose(foundations, set) for the foundation to play on.
template <typename Choose>
void play_pass(Foundations& foundations, CardsLeft& cards, const Choose& choose) {
  // The waste grows over the places of the cards already turned.
  std::uint8_t* const ranks = cards.ranks.data();
  int waste = cards.waste;
  for (int next = waste; next < cards.size; ++next) {
    int top = ranks[next];
    ranks[waste++] = static_cast<std::uint8_t>(top);
    while (const unsigned taking = foundations.taking(top)) {
      foundations.play(top, choose(foundations, taking));
      if (--waste == 0) break;
      top = ranks[waste - 1];
    }
  }
  cards.size = cards.waste = waste;
}

/// Plays to the end of the last pass.
/// @param redeals How often the waste may still be turned over.
/// @return how many cards are left.
template <typename Choose>
int play_out(Foundations& foundations, CardsLeft& cards, int redeals, const Choose& choose) {
  play_pass(foundations, cards, choose);
  for (; redeals > 0 && cards.size > 0; --redeals) {
    const int before = cards.size;
    cards.waste = 0;
    play_pass(foundations, cards, choose);
    if (cards.size == before) break;  // Nothing was played, and nothing ever will be.
  }
  return cards.size;
}

}  // namespace castellan::solver::precedence
