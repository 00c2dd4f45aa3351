// Deals of Precedence as text, in and out: `S=` and the ranks of the stock, or JSON. See docs/formats.md.

#pragma once

#include <string>
#include <string_view>

#include "core/precedence/rules.hpp"
#include "core/precedence/stock.hpp"

namespace castellan::core::precedence {

/// `S=` and the ranks, the card turned first in front, on as many lines as one likes; a suit after a rank is
/// ignored, and so is everything from a # to the end of its line.
/// @throws InputError with the line, the card and the reason, unless it is exactly the stock of these rules.
[[nodiscard]] Stock parse_stock_text(const Rules& rules, std::string_view text);
/// `{"stock": ["8", "K", …]}`.
[[nodiscard]] Stock parse_stock_json(const Rules& rules, std::string_view text);
/// A whole file: JSON when its first visible character is `{`.
[[nodiscard]] Stock parse_stock_file(const Rules& rules, std::string_view text);

/// "S=8 K 10 …" on one line.
[[nodiscard]] std::string format_stock_line(const Stock& stock);
/// The same on lines of a readable length.
[[nodiscard]] std::string format_stock_lines(const Stock& stock);
[[nodiscard]] std::string format_stock_json(const Stock& stock);

}  // namespace castellan::core::precedence
