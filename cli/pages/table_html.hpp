// A table with its cards as HTML.

#pragma once

#include <functional>
#include <string>

#include "solver/games/table.hpp"

namespace castellan::cli {

/// What is added to the top card of a place, as HTML; nothing for most.
using TopMark = std::function<std::string(std::size_t place)>;

/// @param hides_stock Whether the stock's cards have not been seen yet.
[[nodiscard]] std::string html_of(const solver::Table& table, bool hides_stock, const TopMark& mark = {});

/// "5♣" as HTML for people who see it, "5 of clubs" for those who hear it.
[[nodiscard]] std::string card_html(const std::string& card);

/// Whether the card is red, by its suit.
[[nodiscard]] bool is_red_card(const std::string& card);

}  // namespace castellan::cli
