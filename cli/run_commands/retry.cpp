// `castellan retry`: the undecided deals of a run file, with larger limits.

#include "cli/analysis/retry_run.hpp"
#include "cli/arguments/run_options.hpp"
#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/formats/formats.hpp"
#include "cli/process/errors.hpp"
#include "cli/process/interrupt.hpp"

namespace castellan::cli {

namespace {

/// Those of the run, where the command line does not say otherwise.
solver::Limits limits_for(const Arguments& arguments, const solver::Limits& of_run) {
  solver::Limits limits = limits_of(arguments);
  if (!arguments.has("max-positions")) limits.max_positions = of_run.max_positions;
  if (!arguments.has("max-time")) limits.max_seconds = of_run.max_seconds;
  if (!arguments.has("max-memory")) limits.max_memory = of_run.max_memory;
  if (!runs::at_least(limits, of_run)) {
    throw UsageError("the limits must be at least those of the run: " + runs::limits_text(of_run));
  }
  return limits;
}

}  // namespace

ExitCode run_retry(const Arguments& arguments, Output& output) {
  const int threads = threads_of(arguments);
  runs::RunFile file(arguments.positional(0).value(), runs::RunFile::Use::kChange);
  const solver::Limits limits = limits_for(arguments, file.identity().limits);
  const solver::GamePtr game = runs::game_of(file.identity());
  runs::check_engine(file.identity(), *game);
  file.write_ahead();
  const Analysis analysis = run_retry(file, *game, limits, threads, progress_mode_of(arguments));
  output.write(written(report_of(analysis), arguments.choice("format")));
  return interrupted() ? ExitCode::kInterrupted : ExitCode::kDone;
}

}  // namespace castellan::cli
