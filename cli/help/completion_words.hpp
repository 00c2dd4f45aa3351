// Words that completions offer, whatever the shell.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments/command.hpp"

namespace castellan::cli {

/// Words with spaces between them.
[[nodiscard]] std::string spaced(const std::vector<std::string_view>& words);

/// The names of all commands.
[[nodiscard]] std::string command_names();

/// What the first argument of a command can be: a game, of `help` a command; nothing if it is a file or there is none.
[[nodiscard]] std::string first_words(const Command& command);

}  // namespace castellan::cli
