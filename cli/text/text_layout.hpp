// Laying out text for a terminal: paragraphs of a readable width, a label beside its explanation.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace castellan::cli {

/// The paragraph broken into lines of at most 80 bytes, every line indented, each with a newline.
[[nodiscard]] std::string paragraph(std::string_view text, std::size_t indent = 0);

/// A label, indented by two, and its explanation from column `column` on; on the next line if the label
/// reaches into it.
[[nodiscard]] std::string labelled(std::string_view label, std::string_view explanation, std::size_t column);

}  // namespace castellan::cli
