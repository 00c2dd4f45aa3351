// The statistics of a run: what `analyze` prints about all its deals together.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "solver/analysis/interval.hpp"
#include "solver/analysis/spread.hpp"
#include "solver/outcome.hpp"

namespace castellan::solver {

class Summary {
 public:
  void add(const Outcome& outcome) { add(outcome, outcome.moves.size()); }
  /// @param solution_moves Of the solution found, if the outcome is a win: not every game's moves are in the outcome.
  void add(const Outcome& outcome, std::size_t solution_moves);

  [[nodiscard]] std::uint64_t deals() const { return won_ + lost_ + undecided_; }
  [[nodiscard]] std::uint64_t won() const { return won_; }
  [[nodiscard]] std::uint64_t lost() const { return lost_; }
  [[nodiscard]] std::uint64_t undecided() const { return undecided_; }
  /// How many of the undecided deals no limit stopped: the search ran dry without an answer.
  [[nodiscard]] std::uint64_t ran_dry() const { return ran_dry_; }

  /// Share of winnable deals; no value unless every deal is decided.
  [[nodiscard]] std::optional<double> winnability() const;
  /// What that share is at least and at most in these deals: the undecided ones lost, or won. No value without deals.
  [[nodiscard]] std::optional<Interval> winnability_bounds() const;
  /// Wilson interval that holds whatever the undecided deals are: they count as lost for the lower end
  /// and as won for the upper end.
  [[nodiscard]] Interval winnability_interval(double confidence = 0.95) const;

  /// Positions visited per deal.
  [[nodiscard]] std::optional<Spread> positions() const { return spread_of(positions_); }
  /// CPU time per deal, in milliseconds.
  [[nodiscard]] std::optional<Spread> cpu_ms() const { return spread_of(cpu_ms_); }
  /// Moves of the solution found, per winnable deal.
  [[nodiscard]] std::optional<Spread> solution_moves() const { return spread_of(solution_moves_); }

  /// Positions visited, deal by deal as they were added.
  [[nodiscard]] std::span<const double> each_positions() const { return positions_; }
  /// CPU time in milliseconds, deal by deal as they were added.
  [[nodiscard]] std::span<const double> each_cpu_ms() const { return cpu_ms_; }

 private:
  std::uint64_t won_ = 0;
  std::uint64_t lost_ = 0;
  std::uint64_t undecided_ = 0;
  std::uint64_t ran_dry_ = 0;
  std::vector<double> positions_;
  std::vector<double> cpu_ms_;
  std::vector<double> solution_moves_;
};

}  // namespace castellan::solver
