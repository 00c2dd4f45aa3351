// `analyze --compare`: two rule sets on the same deals.

#pragma once

#include "cli/arguments/arguments.hpp"
#include "cli/reports/paired_report.hpp"
#include "solver/batch/seed_batch.hpp"

namespace castellan::cli::runs {

/// One of the two rule sets.
struct Side {
  GameTitle title;
  solver::SeedDecider decide;
};

/// The settings of --option and --compare together: what --compare sets replaces what --option set.
[[nodiscard]] std::vector<std::string> compared_settings(const Arguments& arguments);

/// Decides every seed of --seeds under both. After Ctrl-C it holds the seeds before the first one missed.
/// @throws UsageError for options that a comparison does not take, or if both sides are the same.
[[nodiscard]] PairedAnalysis run_pairs(const Arguments& arguments, const Side& first, const Side& second,
                                       const solver::Limits& limits);

}  // namespace castellan::cli::runs
