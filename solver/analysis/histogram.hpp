// Counts sorted into bins, for a picture of how a quantity is spread.

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/analysis/counts.hpp"

namespace castellan::solver {

/// The values `first` to `last`, both included.
struct Bin {
  std::uint64_t first = 0;
  std::uint64_t last = 0;
  std::uint64_t count = 0;

  bool operator==(const Bin&) const = default;
};

// Both leave no gap between the first and the last bin, which are not empty. No bins without counts.

/// Each bin but that of 0 ends one below a power of two: for quantities of long tails.
[[nodiscard]] std::vector<Bin> bins_by_doubling(const Counts& counts);

/// Bins of one width, 1, 2 or 5 times a power of ten, as narrow as `most` bins allow.
[[nodiscard]] std::vector<Bin> bins_of_one_width(const Counts& counts, std::size_t most);

}  // namespace castellan::solver
