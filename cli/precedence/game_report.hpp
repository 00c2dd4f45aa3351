// Precedence in words and as JSON, as `games` prints it.

#pragma once

#include <string>

#include "cli/reports/json.hpp"

namespace castellan::cli::precedence {

/// "Precedence: …" in a few words.
[[nodiscard]] std::string game_in_brief();
[[nodiscard]] std::string game_text();
[[nodiscard]] Json game_json();

}  // namespace castellan::cli::precedence
