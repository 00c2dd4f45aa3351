// `castellan analyze`: how many deals of a game can be won.

#include "cli/analysis_report.hpp"
#include "cli/commands/commands.hpp"
#include "cli/runs/analysis_run.hpp"
#include "cli/values.hpp"
#include "solver/batch/seed_batch.hpp"

namespace castellan::cli {

ExitCode run_analyze(const Arguments& arguments, Output& output) {
  const core::Variant variant = variant_of(arguments);
  const Analysis analysis = runs::run_analysis(
      runs::order_of(arguments, title_of(variant), limits_of(arguments), solver::seed_decider(variant.rules)));
  output.write(analysis_as(arguments.choice("format"), analysis));
  return analysis.is_complete() ? ExitCode::kDone : ExitCode::kInterrupted;
}

}  // namespace castellan::cli
