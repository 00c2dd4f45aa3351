// What `bench` says: a table, JSON or CSV. Nothing in it depends on the number of threads but the CPU times.

#pragma once

#include <string>
#include <vector>

#include "cli/arguments/values.hpp"
#include "core/variant.hpp"
#include "solver/analysis/comparison.hpp"
#include "solver/limits.hpp"

namespace castellan::cli {

struct Bench {
  core::Variant variant;
  SeedRange seeds;  ///< What was asked for.
  solver::Limits limits;
  std::vector<std::string> names;  ///< Of the contestants.
  solver::Comparison comparison;   ///< Of the first comparison.deals() seeds.

  /// Whether Ctrl-C came before the last seed was done.
  [[nodiscard]] bool is_partial() const { return static_cast<double>(comparison.deals()) < seeds.size(); }
};

[[nodiscard]] std::string comparison_text(const Bench& bench);
[[nodiscard]] std::string comparison_json(const Bench& bench);
/// One row for each contestant.
[[nodiscard]] std::string comparison_csv(const Bench& bench);

}  // namespace castellan::cli
