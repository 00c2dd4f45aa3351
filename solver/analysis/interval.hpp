// Confidence interval of a proportion.

#pragma once

#include <cstdint>

namespace castellan::solver {

struct Interval {
  double low = 0;
  double high = 1;
};

/// Wilson score interval of `successes` in `trials` (0 trials: [0, 1]).
/// @param confidence Two-sided, for instance 0.95.
/// Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
[[nodiscard]] Interval wilson_interval(std::uint64_t successes, std::uint64_t trials, double confidence);

}  // namespace castellan::solver
