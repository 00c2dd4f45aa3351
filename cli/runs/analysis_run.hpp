// `analyze` over blocks of seeds, with or without a run file: what both kinds of games share.

#pragma once

#include <optional>
#include <string>

#include "cli/analysis_report.hpp"
#include "cli/arguments.hpp"
#include "cli/runs/run_file.hpp"
#include "solver/batch/seed_batch.hpp"

namespace castellan::cli::runs {

struct AnalysisOrder {
  GameTitle title;
  solver::Limits limits;
  solver::SeedDecider decide;
  SeedRange seeds;
  Shard shard;
  int threads = 1;
  std::optional<std::string> db;
  std::optional<Rows> rows;
};

/// The order that the command line gives: --seeds, --shard, --threads, --db and --rows.
/// @throws UsageError
[[nodiscard]] AnalysisOrder order_of(const Arguments& arguments, const GameTitle& title, const solver::Limits& limits,
                                     const solver::SeedDecider& decide);

/// Decides the seeds that the run file, if any, does not hold yet, adds them to it, and sums up all of them. After
/// Ctrl-C the summary holds the seeds before the first one missed, so that those left out are not the hard ones.
/// @throws core::InputError if the run file cannot be used, OutputError if it cannot be written, UsageError if a block
///         lies across an end of the seed range.
[[nodiscard]] Analysis run_analysis(const AnalysisOrder& order);

}  // namespace castellan::cli::runs
