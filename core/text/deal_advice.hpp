// What a deal that cannot be one of this game may be instead: the remedy that an error names.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/board.hpp"
#include "core/rules.hpp"

namespace castellan::core {

/// "two", "ten", "14".
[[nodiscard]] std::string number_word(std::size_t number);

/// ": a board of Fortress or Chessboard?" if the games called this deal piles of these sizes; else nothing.
[[nodiscard]] std::string advice_on_sizes(std::vector<std::size_t> sizes);

/// @param text The board's own, in which its piles may have been written by rows; empty if it cannot be so.
/// @throws InputError when no play of these rules reaches the board, with the likely cause.
void check_reachable(const Rules& rules, const Board& board, std::string_view text);

}  // namespace castellan::core
