// Completion for shells, from the table of commands and the list of games.

#pragma once

#include <string>

namespace castellan::cli {

/// A script for bash to source.
[[nodiscard]] std::string bash_completion();

}  // namespace castellan::cli
