#include "cli/analysis/policy_run.hpp"

#include "cli/arguments/values.hpp"
#include "cli/deals/deal_numbers.hpp"
#include "cli/process/interrupt.hpp"

namespace castellan::cli {

PolicyAnalysis run_policy(const Arguments& arguments, const solver::Game& game, const std::string& policy,
                          Progress::Mode mode) {
  PolicyAnalysis analysis{.title = title_of(game), .policy = policy, .numbers = numbers_of(arguments), .score = {}};
  if (analysis.numbers.source != core::DealSource::kSeed || analysis.numbers.ranges.size() > 1) {
    throw UsageError("a policy plays one range of seeds: --seeds A-B");
  }
  const int threads = threads_of(arguments);
  Progress progress(analysis.numbers.size(), mode);
  const auto report = [&](const solver::PolicyScore& score) {
    analysis.score.add(score);
    progress.show(analysis.score.deals, analysis.score.won);
  };
  as_usage([&] {
    game.policies()->play_all(policy, analysis.numbers.first(), analysis.numbers.last(), threads, report,
                              interrupted());
  });
  return analysis;
}

}  // namespace castellan::cli
