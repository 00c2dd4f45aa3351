// Histograms of what deals cost and of how long their solutions are, below the table of `analyze`.

#pragma once

#include <string>

#include "cli/reports/json.hpp"
#include "solver/analysis/summary.hpp"

namespace castellan::cli {

/// With an empty line before each.
[[nodiscard]] std::string histograms_text(const solver::Tally& tally);
/// {"positions": [{"first": 1, "last": 1, "deals": 12}, …], "solution_moves": […]}
[[nodiscard]] Json histograms_json(const solver::Tally& tally);

}  // namespace castellan::cli
