// Completion for shells, from the table of commands and the list of games.

#pragma once

#include <string>

namespace castellan::cli {

/// A script for bash to source.
[[nodiscard]] std::string bash_completion();
/// A file `_castellan` for a folder of zsh's fpath.
[[nodiscard]] std::string zsh_completion();
/// A script for fish to source.
[[nodiscard]] std::string fish_completion();

}  // namespace castellan::cli
