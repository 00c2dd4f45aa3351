// The statistics of a run: what `analyze` prints about all its deals together.

#pragma once

#include <cstdint>
#include <vector>

#include "solver/analysis/interval.hpp"
#include "solver/outcome.hpp"

namespace castellan::solver {

/// Mean, median, 99th percentile and maximum of one measured quantity (nearest-rank percentiles).
struct Spread {
  double mean = 0;
  double median = 0;
  double p99 = 0;
  double max = 0;
};

class Summary {
 public:
  void add(const Outcome& outcome);

  [[nodiscard]] std::uint64_t deals() const { return won_ + lost_ + undecided_; }
  [[nodiscard]] std::uint64_t won() const { return won_; }
  [[nodiscard]] std::uint64_t lost() const { return lost_; }
  [[nodiscard]] std::uint64_t undecided() const { return undecided_; }

  /// Share of winnable deals among the decided ones.
  [[nodiscard]] double winnability() const;
  /// Wilson interval that holds whatever the undecided deals are: they count as lost for the lower end
  /// and as won for the upper end.
  [[nodiscard]] Interval winnability_interval(double confidence = 0.95) const;

  [[nodiscard]] Spread positions() const;
  [[nodiscard]] Spread cpu_ms() const;
  [[nodiscard]] Spread solution_moves() const;

 private:
  std::uint64_t won_ = 0;
  std::uint64_t lost_ = 0;
  std::uint64_t undecided_ = 0;
  std::vector<double> positions_;
  std::vector<double> cpu_ms_;
  std::vector<double> solution_moves_;
};

}  // namespace castellan::solver
