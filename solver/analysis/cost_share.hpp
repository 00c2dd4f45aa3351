// Where the cost of a run is: which share of all cost the costliest deals have.

#pragma once

#include <vector>

#include "solver/analysis/counts.hpp"

namespace castellan::solver {

/// The costliest `deals` of all deals have `cost` of all cost, both from 0 to 1.
struct CostShare {
  double deals = 0;
  double cost = 0;
};

/// Ascending, a few per cent apart; the last one is everything. None if there is no cost.
[[nodiscard]] std::vector<CostShare> cost_shares(const Counts& costs);

/// The share that the costliest `deals` (0 to 1) have: as many of them as are whole, and of the next one its part.
[[nodiscard]] double cost_of_costliest(const Counts& costs, double deals);

}  // namespace castellan::solver
