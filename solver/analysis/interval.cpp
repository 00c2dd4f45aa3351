#include "solver/analysis/interval.hpp"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>
#include <cmath>

namespace castellan::solver {

Interval interval_of(IntervalMethod method, std::uint64_t successes, std::uint64_t trials, double confidence) {
  return method == IntervalMethod::kWilson ? wilson_interval(successes, trials, confidence)
                                           : clopper_pearson_interval(successes, trials, confidence);
}

Interval wilson_interval(std::uint64_t successes, std::uint64_t trials, double confidence) {
  if (trials == 0) return {};
  const double z = boost::math::quantile(boost::math::normal(), (1 + confidence) / 2);
  const double n = static_cast<double>(trials);
  const double p = static_cast<double>(successes) / n;
  const double centre = p + z * z / (2 * n);
  const double half_width = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  const double scale = 1 + z * z / n;
  // At no successes (or no failures) the end is exactly 0 (or 1); rounding must not leave it beside that.
  const double low = successes == 0 ? 0 : (centre - half_width) / scale;
  const double high = successes == trials ? 1 : (centre + half_width) / scale;
  return {std::max(low, 0.0), std::min(high, 1.0)};
}

Interval clopper_pearson_interval(std::uint64_t successes, std::uint64_t trials, double confidence) {
  if (trials == 0) return {};
  using Binomial = boost::math::binomial_distribution<>;
  const double tail = (1 - confidence) / 2;
  const auto n = static_cast<double>(trials);
  const auto x = static_cast<double>(successes);
  return {.low = successes == 0 ? 0 : Binomial::find_lower_bound_on_p(n, x, tail),
          .high = successes == trials ? 1 : Binomial::find_upper_bound_on_p(n, x, tail)};
}

}  // namespace castellan::solver
