// What a contest shows: each contestant's results, its cost against the first one's, and the deals on which
// verdicts contradict each other. There must be none of the last: each would be a defect of the solver.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/analysis/paired_ratio.hpp"
#include "solver/analysis/summary.hpp"
#include "solver/outcome.hpp"

namespace castellan::solver {

/// A deal that one contestant calls winnable and another unwinnable.
struct Disagreement {
  std::uint64_t deal;
  std::vector<std::size_t> won_by;   ///< Contestants, by place.
  std::vector<std::size_t> lost_by;  ///< The same.
};

class Comparison {
 public:
  /// @param contestants Their number, at least 1.
  explicit Comparison(std::size_t contestants)
      : summaries_(contestants), positions_(contestants), cpu_ms_(contestants) {}

  /// @param outcomes One for each contestant.
  void add(std::uint64_t deal, const std::vector<Outcome>& outcomes);

  [[nodiscard]] std::uint64_t deals() const { return summaries_.front().deals(); }
  [[nodiscard]] const Summary& summary(std::size_t contestant) const { return summaries_[contestant]; }

  /// Of each deal, as they were added.
  [[nodiscard]] const std::vector<double>& positions(std::size_t contestant) const { return positions_[contestant]; }
  /// Positions of a contestant per position of the first one.
  [[nodiscard]] std::optional<PairedRatio> positions_ratio(std::size_t contestant,
                                                           double confidence = kUsualConfidence) const;
  /// CPU time of a contestant per CPU time of the first one.
  [[nodiscard]] std::optional<PairedRatio> cpu_ratio(std::size_t contestant,
                                                     double confidence = kUsualConfidence) const;

  /// In the order of the deals.
  [[nodiscard]] const std::vector<Disagreement>& disagreements() const { return disagreements_; }

 private:
  std::vector<Summary> summaries_;
  // Contestant by contestant, deal by deal as they were added: the ratios pair them.
  std::vector<std::vector<double>> positions_;
  std::vector<std::vector<double>> cpu_ms_;
  std::vector<Disagreement> disagreements_;
};

}  // namespace castellan::solver
