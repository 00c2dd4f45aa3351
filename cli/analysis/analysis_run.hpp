// `analyze` over blocks of seeds, with or without a run file.

#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/arguments/arguments.hpp"
#include "cli/runs/run_file.hpp"
#include "cli/streams/progress.hpp"
#include "cli/tables/analysis_report.hpp"
#include "solver/batch/seed_batch.hpp"

namespace castellan::cli {

struct AnalysisOrder {
  solver::GamePtr game;
  solver::Limits limits;
  DealNumbers numbers;
  Shard shard;
  int threads = 1;
  std::optional<std::string> db;
  std::optional<runs::Rows> rows;
  solver::IntervalMethod method = solver::IntervalMethod::kWilson;
  std::optional<double> half_width;  ///< Stop when that of the interval is no more.
  Progress::Mode progress = Progress::Mode::kAuto;
  bool with_histogram = false;
  std::function<void(const solver::BlockResult&)> seen = {};  ///< Told of each block, from any thread, in any order.
};

/// The order that the command line of `analyze` gives.
/// @throws UsageError
[[nodiscard]] AnalysisOrder order_of(const Arguments& arguments, solver::GamePtr game);

/// The blocks of a run, for whoever helps to decide them.
struct BlockWork {
  std::function<std::optional<solver::SeedBlock>()> next;  ///< The next one to decide; none when all are under way.
  std::function<void(const solver::BlockResult&)> done;    ///< Takes what was found.
};

/// Called in the thread of run_analysis while others decide blocks too; both functions may be called at any time.
using Helpers = std::function<void(const BlockWork&)>;

/// Decides the seeds that the run file, if any, does not hold yet, adds them to it, and sums up all of them. After
/// Ctrl-C the summary holds the seeds before the first one missed, so that those left out are not the hard ones.
/// @throws core::InputError if the run file cannot be used, OutputError if it cannot be written, UsageError if a block
///         lies across an end of a range.
[[nodiscard]] Analysis run_analysis(const AnalysisOrder& order, const Helpers& helpers = {});

/// The table of everything that a run file holds.
/// @throws core::InputError if that is nothing, or the file is damaged; Interrupted after Ctrl-C.
[[nodiscard]] Analysis analysis_of(runs::RunFile& file);

/// What the game of a run is called.
[[nodiscard]] GameTitle title_of(const runs::RunIdentity& run);

}  // namespace castellan::cli
