// `castellan analyze`: how many deals of a game can be won.

#include "cli/analysis/analysis_run.hpp"
#include "cli/analysis/paired_run.hpp"
#include "cli/arguments/values.hpp"
#include "cli/commands/analysis_order.hpp"
#include "cli/commands/commands.hpp"
#include "cli/reports/analysis_report.hpp"
#include "solver/batch/seed_batch.hpp"

namespace castellan::cli {

namespace {

ExitCode compare(const Arguments& arguments, const core::Variant& variant, Output& output) {
  const core::Variant other = variant_with(game_of(arguments), runs::compared_settings(arguments));
  const PairedAnalysis analysis =
      runs::run_pairs(arguments, {title_of(variant), solver::seed_decider(variant.rules)},
                      {title_of(other), solver::seed_decider(other.rules)}, limits_of(arguments));
  output.write(paired_as(arguments.choice("format"), analysis));
  return analysis.is_partial() ? ExitCode::kInterrupted : ExitCode::kDone;
}

}  // namespace

runs::AnalysisOrder analysis_order(const Arguments& arguments) {
  const core::Variant variant = variant_of(arguments);
  return runs::order_of(arguments, title_of(variant), limits_of(arguments), solver::seed_decider(variant.rules));
}

ExitCode run_analyze(const Arguments& arguments, Output& output) {
  if (arguments.has("compare")) return compare(arguments, variant_of(arguments), output);
  const Analysis analysis = runs::run_analysis(analysis_order(arguments));
  output.write(analysis_as(arguments.choice("format"), analysis));
  return analysis.is_complete() ? ExitCode::kDone : ExitCode::kInterrupted;
}

}  // namespace castellan::cli
