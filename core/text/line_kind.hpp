// What a line of a file of deals is, told from the line alone.

#pragma once

#include <cstdint>
#include <string_view>

namespace castellan::core {

enum class LineKind : std::uint8_t {
  kNothing,    ///< Blank, or only a comment.
  kSeparator,  ///< Dashes between two deals: "---".
  kJson,       ///< The beginning of a JSON object.
  kDeal,       ///< A deal in the line form.
  kStock,      ///< The beginning of a stock, "S=".
  kBoard,      ///< A line of a board, or no deal at all.
};

[[nodiscard]] LineKind line_kind(std::string_view line);

/// The line without its comment, from a # on, and without white space at either end.
[[nodiscard]] std::string_view without_comment(std::string_view line);

// The labels of a board's lines that are no piles, any case.
[[nodiscard]] bool is_foundations_label(std::string_view label);
[[nodiscard]] bool is_cells_label(std::string_view label);
[[nodiscard]] bool is_base_label(std::string_view label);

}  // namespace castellan::core
