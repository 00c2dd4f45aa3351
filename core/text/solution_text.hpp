// Solutions as text: the numbered moves that `solve` prints, and its JSON, read back for `verify`.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/move.hpp"

namespace castellan::core {

/// "12. 5C pile 3 → pile 7", one move a line, numbered from 1.
[[nodiscard]] std::string format_moves(const std::vector<Move>& moves);

/// Reads the numbered move lines of `solve`'s text output ("->" for the arrow is allowed; lines that are not numbered
/// moves are skipped), or the `moves` array of its JSON object.
/// @throws InputError with the line, or the number of the move, that cannot be read; or when the text
///         holds neither.
[[nodiscard]] std::vector<Move> parse_solution(std::string_view text);

}  // namespace castellan::core
