// Contestants, rule sets and policies side by side.

#pragma once

#include <vector>

#include "cli/pictures/picture.hpp"
#include "cli/tables/comparison_report.hpp"
#include "cli/tables/paired_report.hpp"
#include "cli/tables/policy_report.hpp"

namespace castellan::cli {

[[nodiscard]] std::vector<Picture> pictures_of(const Bench& bench);
[[nodiscard]] std::vector<Picture> pictures_of(const PairedAnalysis& analysis);
/// @param analyses Of the same game.
[[nodiscard]] std::vector<Picture> pictures_of(const std::vector<PolicyAnalysis>& analyses);

}  // namespace castellan::cli
