#include "solver/analysis/summary.hpp"

namespace castellan::solver {

void Summary::add(const Outcome& outcome, std::size_t solution_moves) {
  switch (outcome.verdict) {
    case Verdict::kWinnable:
      ++won_;
      solution_moves_.push_back(static_cast<double>(solution_moves));
      break;
    case Verdict::kUnwinnable: ++lost_; break;
    case Verdict::kUndecided:
      ++undecided_;
      if (outcome.limit == LimitHit::kNone) ++ran_dry_;
      break;
  }
  positions_.push_back(static_cast<double>(outcome.positions));
  cpu_ms_.push_back(outcome.cpu_ms);
}

std::optional<double> Summary::winnability() const {
  const auto bounds = winnability_bounds();
  return bounds && undecided_ == 0 ? std::optional(bounds->low) : std::nullopt;
}

std::optional<Interval> Summary::winnability_bounds() const {
  if (deals() == 0) return std::nullopt;
  const auto all = static_cast<double>(deals());
  return Interval{.low = static_cast<double>(won_) / all, .high = static_cast<double>(won_ + undecided_) / all};
}

Interval Summary::winnability_interval(double confidence) const {
  return {.low = wilson_interval(won_, deals(), confidence).low,
          .high = wilson_interval(won_ + undecided_, deals(), confidence).high};
}

}  // namespace castellan::solver
