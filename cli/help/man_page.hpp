// The manual page, from the table of commands.

#pragma once

#include <string>

namespace castellan::cli {

/// In the man macros of troff: castellan(1).
[[nodiscard]] std::string man_page();

}  // namespace castellan::cli
