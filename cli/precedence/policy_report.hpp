// What `analyze --policy` says: the win rate of a policy. It has no winnability, which is another question.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments/values.hpp"
#include "cli/reports/game_title.hpp"
#include "solver/precedence/batch.hpp"

namespace castellan::cli::precedence {

struct PolicyAnalysis {
  GameTitle title;
  std::string_view policy;
  SeedRange seeds;  ///< What was asked for.
  solver::precedence::PolicyScore score;

  /// Whether Ctrl-C came before the last seed was played.
  [[nodiscard]] bool is_partial() const { return static_cast<double>(score.deals) < seeds.size(); }
};

/// @param format "text", "json" or "csv".
[[nodiscard]] std::string policy_as(std::string_view format, const PolicyAnalysis& analysis);

/// Several policies on the same deals, one row or object each.
[[nodiscard]] std::string policies_as(std::string_view format, const std::vector<PolicyAnalysis>& analyses);

}  // namespace castellan::cli::precedence
