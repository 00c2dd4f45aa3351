// How far a mistyped word is from a known one.

#pragma once

#include <cstddef>
#include <string_view>

namespace castellan::core {

/// The least number of letters to insert, delete or replace to turn one word into the other
/// (Levenshtein's distance, in bytes).
[[nodiscard]] std::size_t edit_distance(std::string_view from, std::string_view to);

}  // namespace castellan::core
