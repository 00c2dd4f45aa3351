// The memory of one worker, kept from deal to deal so that a deal costs no allocation.

#pragma once

#include <cstddef>

#include "core/key.hpp"
#include "solver/search/best_first.hpp"
#include "solver/search/closed_set.hpp"

namespace castellan::solver {

class Workspace {
 public:
  /// @param max_bytes Bound on the search tables in use at one time. Strategies run one after the other, so each part
  ///        may take all of it; `release` in between gives back what a large search took.
  explicit Workspace(std::size_t max_bytes)
      : closed(max_bytes / 4 * 3), max_depth(max_bytes / 4 / kBytesPerDepth), best_first(max_bytes) {}

  /// Gives the memory of large searches back to the system.
  void release() {
    closed.release();
    best_first.release();
  }

  ClosedSet<core::Key> closed;  ///< Of the depth-first searches.
  std::size_t max_depth;        ///< Of the depth-first searches.
  BestFirstMemory best_first;

 private:
  /// A frame, the untried children and the played steps of one position on the line, with room for the doubling
  /// of vectors.
  static constexpr std::size_t kBytesPerDepth = 256;
};

}  // namespace castellan::solver
