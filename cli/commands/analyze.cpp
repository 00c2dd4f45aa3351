// `castellan analyze`: how many deals of a game can be won.

#include "cli/analysis_report.hpp"
#include "cli/commands/commands.hpp"
#include "cli/deal_choice.hpp"
#include "cli/errors.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "cli/values.hpp"
#include "solver/batch/batch.hpp"

namespace castellan::cli {

namespace {

/// Decides the seeds in turn; after Ctrl-C the summary holds those before the first one missed, so that
/// the seeds left out are not the hard ones.
void run(const core::Rules& rules, Analysis& analysis, int threads) {
  Progress progress(analysis.seeds.size());
  bool missed = false;
  const auto report = [&](const solver::BatchDeal&, const solver::Outcome& outcome) {
    missed = missed || outcome.limit == solver::LimitHit::kInterrupted;
    if (missed) return;
    analysis.summary.add(outcome);
    progress.show(analysis.summary.deals(), analysis.summary.won());
  };
  solver::decide_all(rules, analysis.limits, threads, seed_stream(rules, analysis.seeds), report, interrupted());
}

}  // namespace

ExitCode run_analyze(const Arguments& arguments, Output& output) {
  const core::Variant variant = variant_of(arguments);
  const auto seeds = arguments.value("seeds");
  if (!seeds) throw UsageError("which deals? Give --seeds A-B");
  const int threads = threads_of(arguments);
  Analysis analysis{
      .title = title_of(variant), .seeds = parse_seed_range(*seeds), .limits = limits_of(arguments), .summary = {}};
  run(variant.rules, analysis, threads);
  output.write(analysis_as(arguments.choice("format"), analysis));
  return analysis.is_partial() ? ExitCode::kInterrupted : ExitCode::kDone;
}

}  // namespace castellan::cli
