// How one measured quantity is spread over the deals of a run.

#pragma once

#include <vector>

namespace castellan::solver {

/// Mean, median, 99th percentile and maximum; percentiles by nearest rank, so that each is a value that
/// was measured. All zero when nothing was.
struct Spread {
  double mean = 0;
  double median = 0;
  double p99 = 0;
  double max = 0;
};

[[nodiscard]] Spread spread_of(std::vector<double> values);

}  // namespace castellan::solver
