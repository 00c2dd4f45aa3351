#include "solver/analysis/paired_verdicts.hpp"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>
#include <cmath>
#include <limits>

namespace castellan::solver {

namespace {

/// How far the observed difference lies below `delta`, in standard errors, if that is the true one.
/// @param more, less Deals won under the one rule set alone and the other, of `n`; the difference is more - less.
double score(double more, double less, double n, double delta) {
  // The most likely share of deals won under the other alone is the larger root of a quadratic equation.
  const double a = 2 * n;
  const double b = (2 * n - more + less) * delta - more - less;
  const double c = -less * delta * (1 - delta);
  const double root = std::sqrt(std::max(b * b - 4 * a * c, 0.0));
  const double share = b > 0 ? -2 * c / (b + root) : (root - b) / (2 * a);
  const double variance = n * (2 * share + delta * (1 - delta));
  const double distance = n * delta - (more - less);
  return variance > 0 ? distance / std::sqrt(variance) : std::numeric_limits<double>::infinity();
}

/// The largest difference of score z or less, by bisection: the score grows with the difference.
double upper_limit(double more, double less, double n, double z) {
  constexpr int kHalvings = 60;
  double low = (more - less) / n;
  double high = 1;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (score(more, less, n, middle) <= z ? low : high) = middle;
  }
  return low;
}

}  // namespace

void PairedVerdicts::add(Verdict first, Verdict second) {
  if (first == Verdict::kUndecided || second == Verdict::kUndecided) {
    ++undecided_;
  } else if (first == second) {
    ++(first == Verdict::kWinnable ? both_won_ : both_lost_);
  } else {
    ++(first == Verdict::kWinnable ? only_first_ : only_second_);
  }
}

std::optional<double> PairedVerdicts::difference() const {
  if (decided() == 0) return std::nullopt;
  return (static_cast<double>(only_second_) - static_cast<double>(only_first_)) / static_cast<double>(decided());
}

std::optional<Interval> PairedVerdicts::difference_interval(double confidence) const {
  if (decided() == 0) return std::nullopt;
  const auto n = static_cast<double>(decided());
  const auto first = static_cast<double>(only_first_);
  const auto second = static_cast<double>(only_second_);
  const double z = boost::math::quantile(boost::math::normal(), (1 + confidence) / 2);
  return Interval{.low = -upper_limit(first, second, n, z), .high = upper_limit(second, first, n, z)};
}

double PairedVerdicts::p_value() const {
  const auto discordant = static_cast<double>(only_first_ + only_second_);
  if (discordant == 0) return 1;
  const boost::math::binomial_distribution<> even(discordant, 0.5);
  return std::min(2 * boost::math::cdf(even, static_cast<double>(std::min(only_first_, only_second_))), 1.0);
}

}  // namespace castellan::solver
