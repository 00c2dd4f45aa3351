// How many times what one contestant spent is of what another spent on the same deals.

#pragma once

#include <optional>
#include <span>

#include "solver/analysis/interval.hpp"

namespace castellan::solver {

struct PairedRatio {
  double value = 1;
  Interval interval;
};

/// The ratio of the sums, with its percentile bootstrap interval: whole deals are drawn again with
/// replacement, each with both its values, 1,000 times from a fixed seed, so the same values always give
/// the same interval. A few deals can make most of a sum, and the interval is only as good as the sample holds
/// such deals.
/// @param values, reference One value of each deal, not negative, in the same order.
/// @param confidence Two-sided, for instance 0.95.
/// @return No value if there are no deals or the reference spent nothing.
/// Source: B. Efron, "Bootstrap methods: another look at the jackknife", 1979.
[[nodiscard]] std::optional<PairedRatio> paired_ratio(std::span<const double> values, std::span<const double> reference,
                                                      double confidence);

}  // namespace castellan::solver
