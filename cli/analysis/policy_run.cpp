#include "cli/analysis/policy_run.hpp"

#include "cli/arguments/values.hpp"
#include "cli/process/interrupt.hpp"

namespace castellan::cli {

PolicyAnalysis run_policy(const Arguments& arguments, const solver::Game& game, const std::string& policy,
                          Progress::Mode mode) {
  PolicyAnalysis analysis{.title = title_of(game), .policy = policy, .seeds = seeds_of(arguments), .score = {}};
  const int threads = threads_of(arguments);
  Progress progress(analysis.seeds.size(), mode);
  const auto report = [&](const solver::PolicyScore& score) {
    analysis.score.add(score);
    progress.show(analysis.score.deals, analysis.score.won);
  };
  as_usage([&] {
    game.policies()->play_all(policy, analysis.seeds.first, analysis.seeds.last, threads, report, interrupted());
  });
  return analysis;
}

}  // namespace castellan::cli
