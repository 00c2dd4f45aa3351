// How many threads the system really grants.

#pragma once

namespace castellan::solver {

/// oneTBB ends the program where it cannot start a thread of its own. So ask before it does: this starts threads that
/// only hold some memory each, and ends them again.
/// @param wanted At least 1, the caller's among them.
/// @return How many of them there can be at once, at least 1.
[[nodiscard]] int granted_threads(int wanted);

}  // namespace castellan::solver
