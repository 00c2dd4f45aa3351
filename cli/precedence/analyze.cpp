// `castellan analyze precedence`: how many deals can be won with all cards known; or, with --policy, how many a
// player wins who plays by it.

#include "cli/analysis/analysis_run.hpp"
#include "cli/analysis/paired_run.hpp"
#include "cli/arguments/run_options.hpp"
#include "cli/commands/analysis_order.hpp"
#include "cli/precedence/commands.hpp"
#include "cli/precedence/policy_report.hpp"
#include "cli/precedence/values.hpp"
#include "cli/process/errors.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/reports/analysis_report.hpp"
#include "cli/streams/progress.hpp"
#include "solver/precedence/batch.hpp"
#include "solver/precedence/seed_batch.hpp"

namespace castellan::cli::precedence {

namespace {

using core::precedence::Rules;

ExitCode compare(const Arguments& arguments, const Rules& rules, Output& output) {
  const Rules other = rules_with(runs::compared_settings(arguments));
  const PairedAnalysis analysis =
      runs::run_pairs(arguments, {title_of(rules), solver::precedence::seed_decider(rules)},
                      {title_of(other), solver::precedence::seed_decider(other)}, limits_of(arguments));
  output.write(paired_as(arguments.choice("format"), analysis));
  return analysis.is_partial() ? ExitCode::kInterrupted : ExitCode::kDone;
}

ExitCode analyze_policy(const Arguments& arguments, const Rules& rules, const solver::precedence::Policy& policy,
                        SeedRange seeds, int threads, Output& output) {
  PolicyAnalysis analysis{.title = title_of(rules), .policy = policy.name, .seeds = seeds, .score = {}};
  Progress progress(seeds.size(), progress_mode_of(arguments));
  const auto report = [&](const solver::precedence::PolicyScore& score) {
    analysis.score.add(score);
    progress.show(analysis.score.deals, analysis.score.won);
  };
  solver::precedence::play_all(rules, policy, seeds.first, seeds.last, threads, report, interrupted());
  output.write(policy_as(arguments.choice("format"), analysis));
  return analysis.is_partial() ? ExitCode::kInterrupted : ExitCode::kDone;
}

}  // namespace

runs::AnalysisOrder analysis_order(const Arguments& arguments) {
  constexpr std::uint64_t kSlowBlockSize = 50;  // With one redeal a deal takes seconds.
  const Rules rules = rules_of(arguments);
  runs::AnalysisOrder order =
      runs::order_of(arguments, title_of(rules), limits_of(arguments), solver::precedence::seed_decider(rules));
  order.block_size = kSlowBlockSize;
  return order;
}

ExitCode run_analyze(const Arguments& arguments, Output& output) {
  const Rules rules = rules_of(arguments);
  const solver::precedence::Policy* const policy = policy_of(arguments);
  if (policy == nullptr && arguments.has("compare")) return compare(arguments, rules, output);
  if (policy == nullptr) {
    const Analysis analysis = runs::run_analysis(precedence::analysis_order(arguments));
    output.write(analysis_as(arguments.choice("format"), analysis));
    return analysis.is_complete() ? ExitCode::kDone : ExitCode::kInterrupted;
  }
  for (const char* const option : {"compare", "db", "rows", "shard", "until-halfwidth", "interval", "histogram"}) {
    if (arguments.has(option))
      throw UsageError("--" + std::string(option) + " is of verdicts, not of a policy's games");
  }
  const auto seeds = arguments.value("seeds");
  if (!seeds) throw UsageError("which deals? Give --seeds A-B");
  return analyze_policy(arguments, rules, *policy, parse_seed_range(*seeds), threads_of(arguments), output);
}

}  // namespace castellan::cli::precedence
