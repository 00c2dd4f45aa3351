// Lists of cards as the board and line formats write them: words with blanks between them.

#pragma once

#include <string>

#include "core/board.hpp"
#include "core/rules.hpp"

namespace castellan::core {

/// "KC 7D", bottom card first; empty for an empty pile.
[[nodiscard]] std::string pile_words(const Pile& pile);

/// "3H -": one word per cell.
[[nodiscard]] std::string cell_words(const Board& board);

/// The suits of the deck in the order in which fc-solve lists foundations: H C D S.
[[nodiscard]] boost::container::static_vector<Suit, kSuits> foundation_order(const Rules& rules);

/// Whether any card is on the foundations.
[[nodiscard]] bool any_home(const Board& board);

/// Whether the player has chosen the rank on which the foundations start, so that a text has to say it.
[[nodiscard]] bool is_base_chosen(const Rules& rules, const Board& board);

}  // namespace castellan::core
