// Deals as text, in and out: board, line and JSON. See docs/formats.md.
//
// Reading is strict: a deal must hold every card of the deck exactly once across piles, cells and
// foundations. Anything else is refused with the line, the card and the reason.

#pragma once

#include <string>
#include <string_view>

#include "core/board.hpp"
#include "core/rules.hpp"

namespace castellan::core {

/// One pile per line, bottom card first, with `Foundations:` and `Freecells:` lines (board_text.cpp).
[[nodiscard]] Board parse_board_text(const Rules& rules, std::string_view text);
/// One deal on one line, piles separated by colons (line_text.cpp).
/// @param line_number Named in errors; 0 leaves it out.
[[nodiscard]] Board parse_line_text(const Rules& rules, std::string_view text, int line_number = 0);
/// `{"tableau piles": [["KC", "7D"], …], "foundations": …, "cells": …}` (json_text.cpp).
[[nodiscard]] Board parse_json_text(const Rules& rules, std::string_view text);
/// A whole file: JSON when its first visible character is `{`, else a board.
[[nodiscard]] Board parse_deal_file(const Rules& rules, std::string_view text);

[[nodiscard]] std::string format_board_text(const Rules& rules, const Board& board);
[[nodiscard]] std::string format_line_text(const Rules& rules, const Board& board);
[[nodiscard]] std::string format_json_text(const Rules& rules, const Board& board);

}  // namespace castellan::core
