// How one measured quantity is spread over the deals of a run.

#pragma once

#include <optional>
#include <vector>

namespace castellan::solver {

/// Mean, median, 90th and 99th percentile and maximum; percentiles by nearest rank, so that each is a value that
/// was measured.
struct Spread {
  double mean = 0;
  double median = 0;
  double p90 = 0;
  double p99 = 0;
  double max = 0;
};

/// No value when there are no values.
[[nodiscard]] std::optional<Spread> spread_of(std::vector<double> values);

}  // namespace castellan::solver
