// The memory's own limit: independent reads and writes at random places of a table, with nothing else to do.
//
// A search cannot look positions up faster than this, so its rate is stated as a share of it.

#pragma once

#include <cstddef>
#include <cstdint>

#include "solver/search/huge_buffer.hpp"

namespace castellan::bench {

class RandomAccess {
 public:
  /// @param bytes A power of two. @throws std::bad_alloc
  explicit RandomAccess(std::size_t bytes);

  /// Reads and writes sixteen bytes, a closed set's slot, at kBatch random places: first all of them are
  /// prefetched, as a search does with the children of a position.
  template <int kBatch>
  void batch() {
    std::uint64_t* places[kBatch];
    for (auto& place : places) {
      state_ = state_ * 0xd1342543de82ef95U + 1;
      place = table_ + 2 * ((state_ >> 20U) & mask_);
      __builtin_prefetch(place, 1);
    }
    for (std::uint64_t* const place : places) {
      place[0] += 1;
      place[1] ^= place[0];
    }
  }

 private:
  solver::HugeBuffer buffer_;
  std::uint64_t* table_;
  std::uint64_t mask_;  ///< Number of slots less one.
  std::uint64_t state_ = 1;
};

/// Children of a position that a search looks up together, about.
inline constexpr int kSearchBatch = 8;

/// Accesses a second in batches of kSearchBatch, measured for a short time once for each size.
/// @param bytes A power of two. @throws std::bad_alloc
[[nodiscard]] double random_access_rate(std::size_t bytes);

}  // namespace castellan::bench
