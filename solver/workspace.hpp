// The memory of one worker, kept from deal to deal so that a deal costs no allocation.

#pragma once

#include <cstddef>

#include "core/key.hpp"
#include "solver/best_first.hpp"
#include "solver/closed_set.hpp"

namespace castellan::solver {

class Workspace {
 public:
  /// @param max_bytes Bound on all search tables together.
  explicit Workspace(std::size_t max_bytes) : closed(max_bytes / 2), best_first(max_bytes / 2) {}

  ClosedSet<core::Key> closed;  ///< Of the depth-first searches.
  BestFirstMemory best_first;
};

}  // namespace castellan::solver
