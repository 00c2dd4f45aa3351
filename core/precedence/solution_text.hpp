// Solutions of Precedence as text: the numbered moves that `solve` prints, and its JSON, read back for
// `verify`.

#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/precedence/move.hpp"

namespace castellan::core::precedence {

/// "12. 8 from waste → foundation 5", one move a line, numbered from 1.
[[nodiscard]] std::string format_moves(const std::vector<Move>& moves);

/// {"card": "8", "from": "waste", "to": "foundation 5"}; a turn goes from stock to waste, a redeal from waste to
/// stock, and both have the card null.
[[nodiscard]] nlohmann::ordered_json move_to_json(const Move& move);

/// Reads the numbered move lines of `solve`'s text output (lines that are not numbered are skipped), or the
/// `moves` array of its JSON object.
/// @throws InputError with the line, or the number of the move, that cannot be read; or when the text
///         holds neither.
[[nodiscard]] std::vector<Move> parse_solution(std::string_view text);

}  // namespace castellan::core::precedence
