// `castellan bench`: ways to decide deals, or policies to play them by, compared on the same deals; and the signature
// of the search.

#include <algorithm>
#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>

#include "cli/analysis/policy_run.hpp"
#include "cli/arguments/contestants.hpp"
#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/deals/deal_numbers.hpp"
#include "cli/highlights/comparison_pictures.hpp"
#include "cli/pages/written.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/streams/messages.hpp"
#include "cli/streams/progress.hpp"
#include "cli/tables/comparison_report.hpp"
#include "cli/tables/signature_report.hpp"
#include "cli/text/number_text.hpp"
#include "solver/batch/contest.hpp"
#include "solver/batch/signature.hpp"
#include "solver/games/games.hpp"

namespace castellan::cli {

namespace {

/// Every result is kept for the statistics: three numbers for each contestant and deal.
constexpr double kMostDeals = 1e7;
/// Enough for the usual ladder on all but a few deals in a thousand; other strategies would go on for long.
constexpr std::uint64_t kMaxPositions = 1'000'000;

/// Runs the deals in turn; after Ctrl-C the comparison holds those before the first one missed.
void run(Bench& bench, const core::Rules& rules, const std::vector<solver::Contestant>& contestants, int threads) {
  Progress progress(bench.numbers.size());
  bool missed = false;
  const auto is_interrupted = [](const solver::Outcome& outcome) {
    return outcome.limit == solver::LimitHit::kInterrupted;
  };
  const auto report = [&](std::uint64_t seed, const std::vector<solver::Outcome>& outcomes) {
    missed = missed || std::any_of(outcomes.begin(), outcomes.end(), is_interrupted);
    if (missed) return;
    bench.comparison.add(seed, outcomes);
    progress.show(bench.comparison.deals(), bench.comparison.summary(0).won());
  };
  solver::run_contest(rules, contestants, bench.limits, threads, each_of(bench.numbers), report, interrupted(),
                      bench.numbers.source);
}

ExitCode run_signature(const Arguments& arguments, Output& output) {
  for (const std::string_view option :
       {"seeds", "ms", "pysol", "numbers", "strategies", "heuristics", "weights", "option", "max-positions"}) {
    if (arguments.has(option)) {
      throw UsageError("--signature is of a fixed list of deals, it takes no --" + std::string(option));
    }
  }
  if (arguments.positional(0)) throw UsageError("--signature is of every game, it takes no GAME");
  const int threads = threads_of(arguments);
  std::vector<GameSignature> games;
  for (const solver::GamePtr& game : solver::all_games()) {
    if (game->tableau() == nullptr) continue;
    games.push_back({game->names().id, solver::signature_of(*game, threads, interrupted()), game->engine_stamp()});
    if (interrupted()) return ExitCode::kInterrupted;
  }
  output.write(written(report_of(games), arguments));
  return ExitCode::kDone;
}

ExitCode bench_policies(const Arguments& arguments, const solver::Game& game, Output& output) {
  for (const std::string_view option : {"heuristics", "weights", "max-positions", "max-memory"}) {
    if (arguments.has(option)) throw UsageError("--" + std::string(option) + " is not for precedence");
  }
  std::vector<std::string> names;
  if (const auto list = arguments.value("strategies")) {
    boost::split(names, *list, boost::is_any_of(","));
  } else {
    for (const solver::PolicyWords& policy : game.policies()->list()) names.emplace_back(policy.name);
  }
  std::vector<PolicyAnalysis> analyses;
  for (const std::string& name : names) analyses.push_back(run_policy(arguments, game, name, Progress::Mode::kAuto));
  ReportList list = report_of(analyses);
  if (wants_page(arguments)) list.pictures = pictures_of(analyses);
  output.write(written(std::move(list), arguments));
  return interrupted() ? ExitCode::kInterrupted : ExitCode::kDone;
}

ExitCode bench_strategies(const Arguments& arguments, const solver::Game& game, Output& output) {
  const int threads = threads_of(arguments);
  const ContestantList list = contestants_of(arguments, *game.tableau());
  Bench bench{.title = title_of(game),
              .numbers = numbers_of(arguments),
              .limits = limits_of(arguments),
              .names = {},
              .comparison = solver::Comparison(list.contestants.size())};
  for (const solver::Contestant& contestant : list.contestants) bench.names.push_back(contestant.name);
  if (!arguments.has("max-positions")) bench.limits.max_positions = kMaxPositions;
  if (bench.numbers.size() > kMostDeals) throw UsageError("more than ten million deals");
  run(bench, *game.tableau(), list.contestants, threads);

  Report report = report_of(bench);
  if (wants_page(arguments)) report.pictures = pictures_of(bench);
  output.write(written(std::move(report), arguments));
  if (const std::size_t count = bench.comparison.disagreements().size(); count > 0) {
    say("internal error: the contestants disagree on " + counted(count, "deal"));
    return ExitCode::kInternalError;
  }
  return bench.is_partial() ? ExitCode::kInterrupted : ExitCode::kDone;
}

}  // namespace

ExitCode run_bench(const Arguments& arguments, Output& output) {
  if (arguments.has("signature")) return run_signature(arguments, output);
  if (!arguments.positional(0)) throw UsageError("which GAME? (Only --signature takes none)");
  const solver::GamePtr game = game_of(arguments);
  return game->policies() != nullptr ? bench_policies(arguments, *game, output)
                                     : bench_strategies(arguments, *game, output);
}

}  // namespace castellan::cli
