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
  explicit Workspace(std::size_t max_bytes)
      : closed(max_bytes / 2), max_depth(max_bytes / 8 / kBytesPerDepth), best_first(max_bytes / 4 + max_bytes / 8) {}

  ClosedSet<core::Key> closed;  ///< Of the depth-first searches.
  std::size_t max_depth;        ///< Of the depth-first searches.
  BestFirstMemory best_first;

 private:
  /// A frame, the untried children and the played steps of one position on the line, with room for the doubling
  /// of vectors.
  static constexpr std::size_t kBytesPerDepth = 256;
};

}  // namespace castellan::solver
