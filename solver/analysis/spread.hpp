// How one measured quantity is spread over the deals of a run.

#pragma once

#include <cstdint>
#include <optional>

#include "solver/analysis/counts.hpp"

namespace castellan::solver {

/// Mean, median, 90th and 99th percentile and maximum; percentiles by nearest rank, so that each is a value that
/// was counted.
struct Spread {
  double mean = 0;
  double median = 0;
  double p90 = 0;
  double p99 = 0;
  double max = 0;
};

/// No value when nothing was counted.
/// @param unit How many of what was counted make one of what the spread is given in.
[[nodiscard]] std::optional<Spread> spread_of(const Counts& counts, double unit = 1);

}  // namespace castellan::solver
