// A command line as one would type it.

#pragma once

#include <string>
#include <vector>

namespace castellan::cli {

/// The words with blanks between them, quoted where a shell (bash) would read them otherwise. Characters that do not
/// show as what they are, such as marks that turn the direction of writing, are written as \x escapes.
[[nodiscard]] std::string shell_text(const std::vector<std::string>& words);

}  // namespace castellan::cli
