// Deals as text, in and out: board, line and JSON. See docs/formats.md.
//
// Reading is strict: a deal must hold every card of the deck exactly once across piles, cells and
// foundations. Anything else is refused with the line, the card and the reason.

#pragma once

#include <string>
#include <string_view>

#include "core/board.hpp"
#include "core/rules.hpp"
#include "core/text/deal_reading.hpp"

namespace castellan::core {

/// One pile per line, bottom card first, with `Foundations:` and `Freecells:` lines (board_text.cpp).
/// @param first_line The number of the text's first line in errors.
[[nodiscard]] Board parse_board_text(const Rules& rules, std::string_view text, bool by_rows = false,
                                     int first_line = 1);
/// One deal on one line, piles separated by colons (line_text.cpp).
/// @param line_number Named in errors; 0 leaves it out.
[[nodiscard]] Board parse_line_text(const Rules& rules, std::string_view text, int line_number = 0);
/// `{"tableau piles": [["KC", "7D"], …], "foundations": …, "cells": …}` (json_text.cpp).
[[nodiscard]] Board parse_json_text(const Rules& rules, std::string_view text);

/// A whole file in any of these forms, which must hold one deal that play can have reached (core/reachable.hpp).
[[nodiscard]] Board parse_deal_file(const Rules& rules, std::string_view text, const DealReading& reading = {});
/// The same of one of many deals in a file; errors begin with the number of the line.
[[nodiscard]] Board parse_listed_deal(const Rules& rules, std::string_view text, int first_line,
                                      const DealReading& reading = {});

[[nodiscard]] std::string format_board_text(const Rules& rules, const Board& board);
[[nodiscard]] std::string format_line_text(const Rules& rules, const Board& board);
[[nodiscard]] std::string format_json_text(const Rules& rules, const Board& board);

// As others read it (other_forms.cpp).

/// Solvitaire's JSON: foundations as one array of cards.
/// @throws InputError for a card in a cell, for which Solvitaire's form has no place.
[[nodiscard]] std::string format_solvitaire_text(const Rules& rules, const Board& board);
/// A board with T for 10 and a colon before each pile, as fc-solve writes it.
[[nodiscard]] std::string format_fc_solve_text(const Rules& rules, const Board& board);
/// A board with suits as symbols.
[[nodiscard]] std::string format_unicode_text(const Rules& rules, const Board& board);

}  // namespace castellan::core
