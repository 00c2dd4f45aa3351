#include "solver/analysis/paired_verdicts.hpp"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>
#include <cmath>

namespace castellan::solver {

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
  const auto centre = difference();
  if (!centre) return std::nullopt;
  const auto n = static_cast<double>(decided());
  const double discordant = static_cast<double>(only_first_ + only_second_) / n;
  const double z = boost::math::quantile(boost::math::normal(), (1 + confidence) / 2);
  const double half_width = z * std::sqrt(std::max(discordant - *centre * *centre, 0.0) / n);
  return Interval{.low = *centre - half_width, .high = *centre + half_width};
}

double PairedVerdicts::p_value() const {
  const auto discordant = static_cast<double>(only_first_ + only_second_);
  if (discordant == 0) return 1;
  const boost::math::binomial_distribution<> even(discordant, 0.5);
  return std::min(2 * boost::math::cdf(even, static_cast<double>(std::min(only_first_, only_second_))), 1.0);
}

}  // namespace castellan::solver
