// Confidence interval of a proportion.

#pragma once

#include <cstdint>
#include <string_view>

namespace castellan::solver {

struct Interval {
  double low = 0;
  double high = 1;
};

enum class IntervalMethod : std::uint8_t {
  kWilson,          ///< Covers the proportion about as often as its confidence says.
  kClopperPearson,  ///< Covers it at least as often; wider.
};

/// "wilson", "clopper-pearson".
[[nodiscard]] std::string_view to_string(IntervalMethod method);

/// Interval of `successes` in `trials` (0 trials: [0, 1]).
/// @param confidence Two-sided, for instance 0.95.
[[nodiscard]] Interval interval_of(IntervalMethod method, std::uint64_t successes, std::uint64_t trials,
                                   double confidence);

/// Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
[[nodiscard]] Interval wilson_interval(std::uint64_t successes, std::uint64_t trials, double confidence);

/// Source: C. J. Clopper and E. S. Pearson, "The use of confidence or fiducial limits illustrated in the case of the
/// binomial", 1934.
[[nodiscard]] Interval clopper_pearson_interval(std::uint64_t successes, std::uint64_t trials, double confidence);

}  // namespace castellan::solver
