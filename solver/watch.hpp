// Somebody who looks on while a deal is decided.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

namespace castellan::solver {

/// Either function may be empty. They are called by the thread that asked, never by one that helps it.
struct Watch {
  /// Asked every few thousand positions, about once in a millisecond, with the positions so far: whether to go on. If
  /// not, the search ends as undecided (kInterrupted).
  std::function<bool(std::uint64_t positions)> may_go_on;
  /// Told of each solution and each lower bound as the search for a shortest solution finds them.
  std::function<void(std::size_t moves, std::size_t at_least)> shortest;
};

}  // namespace castellan::solver
