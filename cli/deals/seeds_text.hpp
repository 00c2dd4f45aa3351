// Which deals a table is about.

#pragma once

#include <cstdint>
#include <string>

#include "cli/arguments/values.hpp"

namespace castellan::cli {

/// "1-1000 (generator castellan-1)".
[[nodiscard]] std::string seeds_text(const SeedRange& seeds);

/// What is added if Ctrl-C came before the last of them: ", interrupted after the first 93 deals".
[[nodiscard]] std::string interrupted_text(std::uint64_t deals);

}  // namespace castellan::cli
