// Laying a shuffled deck out: from the order in which cards are dealt to a board, by the rules record.

#pragma once

#include <span>

#include "core/board.hpp"
#include "core/card.hpp"
#include "core/rules.hpp"

namespace castellan::core {

/// @param order Every card of the rules' deck once, first dealt card first.
[[nodiscard]] Board deal(const Rules& rules, std::span<const Card> order);

}  // namespace castellan::core
