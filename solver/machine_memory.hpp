// How much memory a search can hope for at most, whatever its limit says.

#pragma once

#include <cstddef>

namespace castellan::solver {

/// Bytes: the machine's memory but for an eighth, which the system and the rest of the program need. More than that, if
/// it were used, would end the program in place of the search.
[[nodiscard]] std::size_t machine_memory();

}  // namespace castellan::solver
