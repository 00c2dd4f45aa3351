// How a quantity is spread over the deals of a run, ready to be drawn.

#pragma once

#include <string>

#include "cli/pictures/plots.hpp"
#include "solver/analysis/counts.hpp"

namespace castellan::cli {

struct Quantity {
  std::string title;
  std::string unit;
  std::string caption;
  double one = 1;              ///< How many of what was counted make one of the unit.
  bool has_long_tail = false;  ///< Shown on an axis of powers too.
};

/// Without bins if nothing was counted.
[[nodiscard]] SpreadPlot spread_plot(const solver::Counts& counts, const Quantity& quantity);

/// The value that this share of all counts do not exceed; counts must hold some.
[[nodiscard]] std::uint64_t quantile(const solver::Counts& counts, double share);

/// Of difficulties in tenths: its marks are the levels of docs/difficulty.md.
[[nodiscard]] SpreadPlot difficulty_plot(const solver::Counts& tenths);

/// Of CPU times in nanoseconds.
[[nodiscard]] CostPlot cost_plot(const solver::Counts& cpu_ns);

}  // namespace castellan::cli
