// The memory of one worker, kept from deal to deal so that a deal costs no allocation.
//
// What a search may take of it depends on `max_bytes` alone, not on what earlier searches took: what they left behind
// is a little, or it is given back.

#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>

#include "core/key.hpp"
#include "solver/best_first/best_first.hpp"
#include "solver/search/closed_set.hpp"
#include "solver/search/sharded_closed_set.hpp"
#include "solver/threads/team.hpp"

namespace castellan::solver {

class Workspace {
 public:
  /// @param max_bytes Bound on the tables of one search. Strategies run one after the other, so each part may take all
  ///        of it, but for a sixteenth at most that the others have kept.
  /// @param threads   That a strategy which can may use.
  explicit Workspace(std::size_t max_bytes, int threads = 1)
      : closed(max_bytes / 4 * 3),
        max_depth(max_bytes / 4 / kBytesPerDepth),
        best_first(max_bytes),
        max_wide_bytes(max_bytes / 2),
        team(threads),
        max_bytes_(max_bytes) {}

  [[nodiscard]] std::size_t max_bytes() const { return max_bytes_; }

  /// Gives all memory back to the system.
  void release() {
    closed.release();
    best_first.release();
    wide_closed_.reset();
  }
  /// To be called after each search: gives the memory of a large one back.
  void trim() {
    if (kept_bytes() > std::min(kMostKept, max_bytes_ / 16)) release();
  }
  /// Bytes that searches have used and not given back.
  [[nodiscard]] std::size_t kept_bytes() const {
    return closed.kept_bytes() + best_first.kept_bytes() + (wide_closed_ ? wide_closed_->kept_bytes() : 0);
  }

  /// The closed set of the wide search, which few deals need.
  [[nodiscard]] ShardedClosedSet& wide_closed() {
    return wide_closed_ ? *wide_closed_ : wide_closed_.emplace(max_bytes_ / 2);
  }

  ClosedSet<core::Key> closed;  ///< Of the depth-first searches.
  std::size_t max_depth;        ///< Of the depth-first searches.
  BestFirstMemory best_first;
  std::size_t max_wide_bytes;  ///< Of the wide search, besides its closed set.
  Team team;                   ///< Of the wide search.

 private:
  /// A search that takes more lasts so long that it may begin with fresh memory.
  static constexpr std::size_t kMostKept = std::size_t{16} << 20U;
  /// A frame, the untried children and the played steps of one position on the line, with room for the doubling
  /// of vectors.
  static constexpr std::size_t kBytesPerDepth = 256;

  std::size_t max_bytes_;
  std::optional<ShardedClosedSet> wide_closed_;
};

}  // namespace castellan::solver
