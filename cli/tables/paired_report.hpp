// What `analyze --compare` says: two rule sets on the same deals.

#pragma once

#include "cli/reports/game_title.hpp"
#include "solver/analysis/paired_verdicts.hpp"
#include "solver/limits.hpp"

namespace castellan::cli {

struct PairedAnalysis {
  GameTitle first;
  GameTitle second;
  DealNumbers numbers;  ///< What was asked for.
  solver::Limits limits;
  solver::PairedVerdicts pairs;  ///< Of the first pairs.deals() seeds.

  /// Whether Ctrl-C came before the last seed was decided.
  [[nodiscard]] bool is_partial() const { return static_cast<double>(pairs.deals()) < numbers.size(); }
};

[[nodiscard]] Report report_of(const PairedAnalysis& analysis);

}  // namespace castellan::cli
