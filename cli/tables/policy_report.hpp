// What `analyze --policy` says: the win rate of a policy. It has no winnability, which is another question.

#pragma once

#include <string>
#include <vector>

#include "cli/reports/game_title.hpp"
#include "solver/analysis/policy_score.hpp"

namespace castellan::cli {

struct PolicyAnalysis {
  GameTitle title;
  std::string policy;
  DealNumbers numbers;  ///< What was asked for.
  solver::PolicyScore score;

  /// Whether Ctrl-C came before the last seed was played.
  [[nodiscard]] bool is_partial() const { return static_cast<double>(score.deals) < numbers.size(); }
};

[[nodiscard]] Report report_of(const PolicyAnalysis& analysis);

/// Several policies on the same deals.
[[nodiscard]] ReportList report_of(const std::vector<PolicyAnalysis>& analyses);

}  // namespace castellan::cli
