// A histogram drawn in characters.

#pragma once

#include <string>
#include <vector>

#include "solver/analysis/histogram.hpp"

namespace castellan::cli {

/// A line for each bin with its range, count, share and a bar, below the name of the quantity.
[[nodiscard]] std::string histogram_picture(const std::string& quantity, const std::vector<solver::Bin>& bins);

}  // namespace castellan::cli
