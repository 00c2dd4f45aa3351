// The memory of one worker, kept from deal to deal so that a deal costs no allocation.

#pragma once

#include <cstddef>

#include "core/key.hpp"
#include "solver/closed_set.hpp"

namespace castellan::solver {

class Workspace {
 public:
  /// @param max_bytes Bound on the search tables.
  explicit Workspace(std::size_t max_bytes) : exact(max_bytes) {}

  ClosedSet<core::Key> exact;  ///< Positions by their full keys.
};

}  // namespace castellan::solver
