// The manual page, from the table of commands.

#pragma once

#include <string>

#include "cli/arguments/command.hpp"

namespace castellan::cli {

// In the man macros of troff:

/// castellan(1), of the whole program.
[[nodiscard]] std::string man_page();
/// castellan-COMMAND(1).
[[nodiscard]] std::string man_page(const Command& command);

}  // namespace castellan::cli
