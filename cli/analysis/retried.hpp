// The deals of a run that were decided again with larger limits.

#pragma once

#include <cstdint>

namespace castellan::cli {

struct Retried {
  std::uint64_t deals = 0;
  std::uint64_t max_positions = 0;  ///< The largest limit that any of them got.
};

}  // namespace castellan::cli
