// How much a search may spend on one deal.
//
// Positions are the default measure: the same command then gives the same answer on every machine and
// with any number of threads. Time and memory are there for whoever must bound them.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace castellan::solver {

inline constexpr double kMostSeconds = 1e9;                        ///< Thirty years; in nanoseconds it fits 64 bits.
inline constexpr std::size_t kLeastMemory = std::size_t{1} << 20;  ///< Bytes.
inline constexpr int kMostThreads = 1024;

struct Limits {
  std::uint64_t max_positions = 50'000'000;       ///< Per deal, over all strategies.
  std::optional<double> max_seconds;              ///< Per deal, of wall-clock time.
  std::size_t max_memory = std::size_t{1} << 30;  ///< Bytes for the search tables that work on one deal.

  bool operator==(const Limits&) const = default;
};

}  // namespace castellan::solver
