// How much a search may spend on one deal.
//
// Positions are the default measure: the same command then gives the same answer on every machine and
// with any number of threads. Time and memory are there for whoever must bound them.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace castellan::solver {

struct Limits {
  std::uint64_t max_positions = 50'000'000;       ///< Per deal, over all strategies.
  std::optional<double> max_seconds;              ///< Per deal, of wall-clock time.
  std::size_t max_memory = std::size_t{1} << 30;  ///< Bytes for the search tables that work on one deal.
};

}  // namespace castellan::solver
