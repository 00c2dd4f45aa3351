// `castellan bench precedence`: policies compared on the same deals.

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>

#include "cli/precedence/commands.hpp"
#include "cli/precedence/policy_report.hpp"
#include "cli/precedence/values.hpp"
#include "cli/process/errors.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/streams/progress.hpp"
#include "core/input_error.hpp"

namespace castellan::cli::precedence {

namespace {

using solver::precedence::Policy;

std::vector<const Policy*> policies_of(const Arguments& arguments) {
  std::vector<const Policy*> policies;
  const auto names = arguments.value("strategies");
  if (!names) {
    for (const Policy& policy : solver::precedence::all_policies()) policies.push_back(&policy);
    return policies;
  }
  std::vector<std::string> list;
  boost::split(list, *names, boost::is_any_of(","));
  try {
    for (const std::string& name : list) policies.push_back(&solver::precedence::find_policy(name));
  } catch (const core::InputError& error) {
    throw UsageError(error.what());
  }
  return policies;
}

}  // namespace

ExitCode run_bench(const Arguments& arguments, Output& output) {
  for (const std::string_view option : {"signature", "heuristics", "weights", "max-positions", "max-memory"}) {
    if (arguments.has(option)) throw UsageError("--" + std::string(option) + " is not for precedence");
  }
  const core::precedence::Rules rules = rules_of(arguments);
  const auto seeds = arguments.value("seeds");
  if (!seeds) throw UsageError("which deals? Give --seeds A-B");
  const SeedRange range = parse_seed_range(*seeds);
  const int threads = threads_of(arguments);

  std::vector<PolicyAnalysis> analyses;
  for (const Policy* const policy : policies_of(arguments)) {
    PolicyAnalysis& analysis = analyses.emplace_back(
        PolicyAnalysis{.title = title_of(rules), .policy = policy->name, .seeds = range, .score = {}});
    Progress progress(range.size());
    const auto report = [&](const solver::precedence::PolicyScore& score) {
      analysis.score.add(score);
      progress.show(analysis.score.deals, analysis.score.won);
    };
    solver::precedence::play_all(rules, *policy, range.first, range.last, threads, report, interrupted());
  }
  output.write(policies_as(arguments.choice("format"), analyses));
  return interrupted() ? ExitCode::kInterrupted : ExitCode::kDone;
}

}  // namespace castellan::cli::precedence
