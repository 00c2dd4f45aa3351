// `castellan analyze precedence`: how many deals can be won with all cards known; or, with --policy, how many a
// player wins who plays by it.

#include "cli/analysis_report.hpp"
#include "cli/errors.hpp"
#include "cli/interrupt.hpp"
#include "cli/precedence/commands.hpp"
#include "cli/precedence/policy_report.hpp"
#include "cli/precedence/values.hpp"
#include "cli/progress.hpp"
#include "solver/precedence/batch.hpp"

namespace castellan::cli::precedence {

namespace {

using core::precedence::Rules;

ExitCode analyze_deals(const Arguments& arguments, const Rules& rules, SeedRange seeds, int threads, Output& output) {
  Analysis analysis{.title = title_of(rules), .seeds = seeds, .limits = search_limits_of(arguments), .summary = {}};
  Progress progress(seeds.size());
  bool missed = false;
  const auto report = [&](const solver::precedence::BatchDeal&, const solver::precedence::Decision& decision) {
    missed = missed || decision.outcome.limit == solver::LimitHit::kInterrupted;
    if (missed) return;
    analysis.summary.add(decision.outcome, decision.moves.size());
    progress.show(analysis.summary.deals(), analysis.summary.won());
  };
  solver::precedence::decide_all(rules, analysis.limits, threads, seed_stream(rules, seeds), report, interrupted());
  output.write(analysis_as(arguments.choice("format"), analysis));
  return analysis.is_partial() ? ExitCode::kInterrupted : ExitCode::kDone;
}

ExitCode analyze_policy(const Arguments& arguments, const Rules& rules, const solver::precedence::Policy& policy,
                        SeedRange seeds, int threads, Output& output) {
  PolicyAnalysis analysis{.title = title_of(rules), .policy = policy.name, .seeds = seeds, .score = {}};
  Progress progress(seeds.size());
  const auto report = [&](const solver::precedence::PolicyScore& score) {
    analysis.score.add(score);
    progress.show(analysis.score.deals, analysis.score.won);
  };
  solver::precedence::play_all(rules, policy, seeds.first, seeds.last, threads, report, interrupted());
  output.write(policy_as(arguments.choice("format"), analysis));
  return analysis.is_partial() ? ExitCode::kInterrupted : ExitCode::kDone;
}

}  // namespace

ExitCode run_analyze(const Arguments& arguments, Output& output) {
  const Rules rules = rules_of(arguments);
  const auto seeds = arguments.value("seeds");
  if (!seeds) throw UsageError("which deals? Give --seeds A-B");
  const SeedRange range = parse_seed_range(*seeds);
  const int threads = threads_of(arguments);
  if (const solver::precedence::Policy* const policy = policy_of(arguments)) {
    return analyze_policy(arguments, rules, *policy, range, threads, output);
  }
  return analyze_deals(arguments, rules, range, threads, output);
}

}  // namespace castellan::cli::precedence
