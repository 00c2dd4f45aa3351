// `castellan analyze`: how many deals of a game can be won; or, with --policy, how many a player wins who plays by it.

#include "cli/analysis/analysis_run.hpp"
#include "cli/analysis/paired_run.hpp"
#include "cli/analysis/policy_run.hpp"
#include "cli/arguments/run_options.hpp"
#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/formats/formats.hpp"

namespace castellan::cli {

ExitCode run_analyze(const Arguments& arguments, Output& output) {
  const solver::GamePtr game = game_of(arguments);
  const std::string format = arguments.choice("format");
  if (const auto policy = policy_of(arguments, *game)) {
    for (const char* const option : {"compare", "db", "rows", "shard", "until-halfwidth", "interval", "histogram"}) {
      if (arguments.has(option)) {
        throw UsageError("--" + std::string(option) + " is of verdicts, not of a policy's games");
      }
    }
    const PolicyAnalysis analysis = run_policy(arguments, *game, *policy, progress_mode_of(arguments));
    output.write(written(report_of(analysis), format));
    return analysis.is_partial() ? ExitCode::kInterrupted : ExitCode::kDone;
  }
  if (arguments.has("compare")) {
    const PairedAnalysis analysis = run_pairs(arguments, *game);
    output.write(written(report_of(analysis), format));
    return analysis.is_partial() ? ExitCode::kInterrupted : ExitCode::kDone;
  }
  const Analysis analysis = run_analysis(order_of(arguments, game));
  output.write(written(report_of(analysis), format));
  return analysis.is_complete() ? ExitCode::kDone : ExitCode::kInterrupted;
}

}  // namespace castellan::cli
