// The shuffle that all numbered deals share: Fisher and Yates, from the last card down.

#pragma once

#include <cstddef>
#include <span>
#include <utility>

#include "core/card.hpp"

namespace castellan::core {

/// @param generator Has below(n), a number from 0 to n - 1; called once per card but the first.
template <class Generator>
void shuffle(std::span<Card> cards, Generator generator) {
  for (std::size_t last = cards.size() - 1; last > 0; --last) {
    std::swap(cards[last], cards[generator.below(last + 1)]);
  }
}

}  // namespace castellan::core
