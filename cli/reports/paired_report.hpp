// What `analyze --compare` says: two rule sets on the same deals.

#pragma once

#include <string>
#include <string_view>

#include "cli/arguments/values.hpp"
#include "cli/reports/game_title.hpp"
#include "solver/analysis/paired_verdicts.hpp"
#include "solver/limits.hpp"

namespace castellan::cli {

struct PairedAnalysis {
  GameTitle first;
  GameTitle second;
  SeedRange seeds;  ///< What was asked for.
  solver::Limits limits;
  solver::PairedVerdicts pairs;  ///< Of the first pairs.deals() seeds.

  /// Whether Ctrl-C came before the last seed was decided.
  [[nodiscard]] bool is_partial() const { return static_cast<double>(pairs.deals()) < seeds.size(); }
};

/// @param format "text", "json" or "csv".
[[nodiscard]] std::string paired_as(std::string_view format, const PairedAnalysis& analysis);

}  // namespace castellan::cli
