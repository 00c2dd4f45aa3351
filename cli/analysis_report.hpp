// What `analyze` says about a run: a table, JSON or CSV. Nothing in it depends on the number of threads
// but the CPU times.

#pragma once

#include <string>

#include "cli/values.hpp"
#include "core/options.hpp"
#include "solver/analysis/summary.hpp"
#include "solver/limits.hpp"

namespace castellan::cli {

struct Analysis {
  core::Variant variant;
  SeedRange seeds;  ///< What was asked for.
  solver::Limits limits;
  solver::Summary summary;  ///< Of the first summary.deals() seeds.

  /// Whether Ctrl-C came before the last seed was decided.
  [[nodiscard]] bool is_partial() const { return static_cast<double>(summary.deals()) < seeds.size(); }
};

[[nodiscard]] std::string analysis_text(const Analysis& analysis);
[[nodiscard]] std::string analysis_json(const Analysis& analysis);
[[nodiscard]] std::string analysis_csv(const Analysis& analysis);

}  // namespace castellan::cli
