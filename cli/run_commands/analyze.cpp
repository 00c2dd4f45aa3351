// `castellan analyze`: how many deals of a game can be won; or, with --policy, how many a player wins who plays by it.

#include "cli/analysis/analysis_run.hpp"
#include "cli/analysis/paired_run.hpp"
#include "cli/analysis/policy_run.hpp"
#include "cli/arguments/run_options.hpp"
#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/furthest/furthest_run.hpp"
#include "cli/highlights/analysis_pictures.hpp"
#include "cli/highlights/comparison_pictures.hpp"
#include "cli/highlights/run_highlights.hpp"
#include "cli/pages/written.hpp"
#include "cli/run_commands/listed_run.hpp"

namespace castellan::cli {

ExitCode run_analyze(const Arguments& arguments, Output& output) {
  const solver::GamePtr game = game_of(arguments);
  if (arguments.has("replays") && !wants_page(arguments)) throw UsageError("--replays is of pages: add --format html");
  if (const auto policy = policy_of(arguments, *game)) {
    for (const char* const option :
         {"compare", "compare-with", "db", "rows", "shard", "until-halfwidth", "interval", "histogram", "replays"}) {
      if (arguments.has(option)) {
        throw UsageError("--" + std::string(option) + " is of verdicts, not of a policy's games");
      }
    }
    const PolicyAnalysis analysis = run_policy(arguments, *game, *policy, progress_mode_of(arguments));
    Report report = report_of(analysis);
    if (wants_page(arguments)) report.pictures = pictures_of(std::vector{analysis});
    output.write(written(std::move(report), arguments));
    return analysis.is_partial() ? ExitCode::kInterrupted : ExitCode::kDone;
  }
  if (arguments.has("compare") || arguments.has("compare-with")) {
    const PairedAnalysis analysis = run_pairs(arguments, *game);
    Report report = report_of(analysis);
    if (wants_page(arguments)) report.pictures = pictures_of(analysis);
    output.write(written(std::move(report), arguments));
    return analysis.is_partial() ? ExitCode::kInterrupted : ExitCode::kDone;
  }
  if (arguments.has("furthest")) {
    const FurthestAnalysis analysis = run_furthest(arguments, *game);
    output.write(written(report_of(analysis), arguments));
    return analysis.is_partial ? ExitCode::kInterrupted : ExitCode::kDone;
  }
  if (arguments.has("lines")) {
    const Analysis analysis = run_listed(arguments, game);
    output.write(written(report_of(analysis), arguments));
    return analysis.is_complete() ? ExitCode::kDone : ExitCode::kInterrupted;
  }
  AnalysisOrder order = order_of(arguments, game);
  RunHighlights seen;
  if (wants_page(arguments) && !order.db) order.seen = [&](const solver::BlockResult& block) { seen.add(block); };
  const Analysis analysis = run_analysis(order);
  Report report = report_of(analysis);
  if (wants_page(arguments)) {
    const solver::Highlights highlights =
        order.db ? highlights_in(*order.db, analysis.numbers) : seen.of_first(analysis.summary.deals());
    report.pictures = pictures_of(analysis, highlights, *game, whole_number_of(arguments, "replays").value_or(0));
  }
  output.write(written(std::move(report), arguments));
  return analysis.is_complete() ? ExitCode::kDone : ExitCode::kInterrupted;
}

}  // namespace castellan::cli
