// What `bench` says: contestants side by side. Nothing in it depends on the number of threads but the CPU times.

#pragma once

#include <string>
#include <vector>

#include "cli/reports/game_title.hpp"
#include "solver/analysis/comparison.hpp"
#include "solver/limits.hpp"

namespace castellan::cli {

struct Bench {
  GameTitle title;
  DealNumbers numbers;  ///< What was asked for.
  solver::Limits limits;
  std::vector<std::string> names;  ///< Of the contestants.
  solver::Comparison comparison;   ///< Of the first comparison.deals() seeds.

  /// Whether Ctrl-C came before the last seed was done.
  [[nodiscard]] bool is_partial() const { return static_cast<double>(comparison.deals()) < numbers.size(); }
};

[[nodiscard]] Report report_of(const Bench& bench);

}  // namespace castellan::cli
