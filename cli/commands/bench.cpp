// `castellan bench`: ways to decide deals, compared on the same deals; and the signature of the search.

#include <algorithm>

#include "cli/arguments/contestants.hpp"
#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/deals/deal_choice.hpp"
#include "cli/process/errors.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/reports/comparison_report.hpp"
#include "cli/reports/number_text.hpp"
#include "cli/reports/signature_report.hpp"
#include "cli/streams/messages.hpp"
#include "cli/streams/progress.hpp"
#include "core/game.hpp"
#include "solver/batch/contest.hpp"
#include "solver/batch/signature.hpp"

namespace castellan::cli {

namespace {

/// Every result is kept for the statistics: three numbers for each contestant and deal.
constexpr double kMostDeals = 1e7;
/// Enough for the usual ladder on all but a few deals in a thousand; other strategies would go on for long.
constexpr std::uint64_t kMaxPositions = 1'000'000;

/// Runs the deals in turn; after Ctrl-C the comparison holds those before the first one missed.
void run(Bench& bench, const std::vector<solver::Contestant>& contestants, int threads) {
  Progress progress(bench.seeds.size());
  bool missed = false;
  const auto is_interrupted = [](const solver::Outcome& outcome) {
    return outcome.limit == solver::LimitHit::kInterrupted;
  };
  const auto report = [&](const solver::BatchDeal& deal, const std::vector<solver::Outcome>& outcomes) {
    missed = missed || std::any_of(outcomes.begin(), outcomes.end(), is_interrupted);
    if (missed) return;
    bench.comparison.add(deal.number, outcomes);
    progress.show(bench.comparison.deals(), bench.comparison.summary(0).won());
  };
  const core::Rules& rules = bench.variant.rules;
  solver::run_contest(rules, contestants, bench.limits, threads, seed_stream(rules, bench.seeds), report,
                      interrupted());
}

ExitCode run_signature(const Arguments& arguments, Output& output) {
  for (const std::string_view option : {"seeds", "strategies", "heuristics", "weights", "option", "max-positions"}) {
    if (arguments.has(option))
      throw UsageError("--signature is of a fixed list of deals, it takes no --" + std::string(option));
  }
  if (arguments.positional(0)) throw UsageError("--signature is of every game, it takes no GAME");
  const int threads = threads_of(arguments);
  std::vector<GameSignature> games;
  for (const core::Game& game : core::all_games()) {
    games.push_back({game.id, solver::signature_of(game, threads, interrupted())});
    if (interrupted()) return ExitCode::kInterrupted;
  }
  const std::string format = arguments.choice("format");
  if (format == "json") {
    output.write(signature_json(games));
  } else if (format == "csv") {
    output.write(signature_csv(games));
  } else {
    output.write(signature_text(games));
  }
  return ExitCode::kDone;
}

}  // namespace

ExitCode run_bench(const Arguments& arguments, Output& output) {
  if (arguments.has("signature")) return run_signature(arguments, output);
  if (!arguments.positional(0)) throw UsageError("which GAME? (Only --signature takes none)");
  const core::Variant variant = variant_of(arguments);
  const auto seeds = arguments.value("seeds");
  if (!seeds) throw UsageError("which deals? Give --seeds A-B");
  const int threads = threads_of(arguments);
  const ContestantList list = contestants_of(arguments, variant.rules);
  Bench bench{.variant = variant,
              .seeds = parse_seed_range(*seeds),
              .limits = limits_of(arguments),
              .names = {},
              .comparison = solver::Comparison(list.contestants.size())};
  for (const solver::Contestant& contestant : list.contestants) bench.names.push_back(contestant.name);
  if (!arguments.has("max-positions")) bench.limits.max_positions = kMaxPositions;
  if (bench.seeds.size() > kMostDeals) throw UsageError("--seeds: more than ten million deals");
  run(bench, list.contestants, threads);

  const std::string format = arguments.choice("format");
  if (format == "json") {
    output.write(comparison_json(bench));
  } else if (format == "csv") {
    output.write(comparison_csv(bench));
  } else {
    output.write(comparison_text(bench));
  }
  if (const std::size_t count = bench.comparison.disagreements().size(); count > 0) {
    say("internal error: the contestants disagree on " + counted(count, "deal"));
    return ExitCode::kInternalError;
  }
  return bench.is_partial() ? ExitCode::kInterrupted : ExitCode::kDone;
}

}  // namespace castellan::cli
