// Suggestions for a mistyped command or option.

#pragma once

#include <span>
#include <string>
#include <string_view>

namespace castellan::cli {

/// ", did you mean solve or verify?" with the words that are near; empty when none is.
/// @param prefix Printed before each suggestion, and ignored at the start of `typed`.
[[nodiscard]] std::string did_you_mean(std::string_view typed, std::span<const std::string_view> words,
                                       std::string_view prefix = "");

}  // namespace castellan::cli
