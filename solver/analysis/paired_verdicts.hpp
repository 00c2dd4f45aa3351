// Two rule sets on the same deals: a paired comparison, far sharper than two intervals side by side.

#pragma once

#include <cstdint>
#include <optional>

#include "solver/analysis/interval.hpp"
#include "solver/outcome.hpp"

namespace castellan::solver {

class PairedVerdicts {
 public:
  /// The verdicts on one deal.
  void add(Verdict first, Verdict second);

  // Deals decided under both rule sets:
  [[nodiscard]] std::uint64_t both_won() const { return both_won_; }
  [[nodiscard]] std::uint64_t both_lost() const { return both_lost_; }
  [[nodiscard]] std::uint64_t only_first() const { return only_first_; }    ///< Won under the first alone.
  [[nodiscard]] std::uint64_t only_second() const { return only_second_; }  ///< Won under the second alone.
  /// Deals undecided under one of them or both.
  [[nodiscard]] std::uint64_t undecided() const { return undecided_; }

  [[nodiscard]] std::uint64_t decided() const { return both_won_ + both_lost_ + only_first_ + only_second_; }
  [[nodiscard]] std::uint64_t deals() const { return decided() + undecided_; }

  /// Winnability under the second less that under the first, among the deals decided under both; none without any.
  [[nodiscard]] std::optional<double> difference() const;
  /// Its score interval: the differences that a score test of these verdicts does not reject. However few the deals, it
  /// has a width, within -1 and 1, and it leaves out 0 where McNemar's test without its correction rejects that both
  /// win as often. Source: T. Tango, "Equivalence test and confidence interval for the difference in proportions for
  /// the paired-sample design", 1998.
  [[nodiscard]] std::optional<Interval> difference_interval(double confidence) const;
  /// How likely discordant deals are to be split so unevenly or more so if both rule sets win as often: McNemar's test
  /// in its exact form, two-sided. Source: Q. McNemar, "Note on the sampling error of the difference between correlated
  /// proportions or percentages", 1947.
  [[nodiscard]] double p_value() const;

 private:
  std::uint64_t both_won_ = 0;
  std::uint64_t both_lost_ = 0;
  std::uint64_t only_first_ = 0;
  std::uint64_t only_second_ = 0;
  std::uint64_t undecided_ = 0;
};

}  // namespace castellan::solver
