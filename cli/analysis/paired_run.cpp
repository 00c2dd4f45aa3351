#include "cli/analysis/paired_run.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "cli/arguments/run_options.hpp"
#include "cli/arguments/values.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/streams/progress.hpp"
#include "solver/batch/seed_batch.hpp"

namespace castellan::cli {

namespace {

/// Both rule sets take turns on so many deals: enough to keep every thread busy, few enough to remember.
constexpr std::uint64_t kTurn = 10'000;

using Verdicts = std::vector<std::optional<solver::Verdict>>;

/// The verdicts on these seeds in their order; none on those that Ctrl-C left out.
Verdicts verdicts_on(SeedRange seeds, const solver::Game& game, const solver::Limits& limits, int threads) {
  Verdicts verdicts(static_cast<std::size_t>(seeds.last - seeds.first + 1));
  const auto report = [&](const solver::DealRecord& deal) {
    if (deal.limit != solver::LimitHit::kInterrupted) verdicts[deal.seed - seeds.first] = deal.verdict;
  };
  solver::decide_seeds(game, limits, threads, seeds_in(seeds), report, interrupted());
  return verdicts;
}

std::string name_of(const std::string& setting) { return setting.substr(0, setting.find('=')); }

/// The settings of --option and --compare together: what --compare sets replaces what --option set.
std::vector<std::string> compared_settings(const Arguments& arguments) {
  std::vector<std::string> settings = arguments.values("compare");
  const std::vector<std::string> compared = settings;
  for (const std::string& setting : arguments.values("option")) {
    const bool is_replaced = std::any_of(compared.begin(), compared.end(),
                                         [&](const std::string& other) { return name_of(other) == name_of(setting); });
    if (!is_replaced) settings.push_back(setting);
  }
  return settings;
}

}  // namespace

PairedAnalysis run_pairs(const Arguments& arguments, const solver::Game& first) {
  for (const char* const option : {"db", "rows", "shard", "until-halfwidth", "interval", "histogram"}) {
    if (arguments.has(option)) throw UsageError("--" + std::string(option) + " does not go with --compare");
  }
  const solver::GamePtr second = as_usage([&] { return first.with(compared_settings(arguments)); });
  PairedAnalysis analysis{.first = title_of(first),
                          .second = title_of(*second),
                          .seeds = seeds_of(arguments),
                          .limits = limits_of(arguments),
                          .pairs = {}};
  if (analysis.first.options == analysis.second.options) {
    throw UsageError("--compare: the rules would be the same, " + analysis.first.options_text());
  }
  const int threads = threads_of(arguments);
  Progress progress(analysis.seeds.size(), progress_mode_of(arguments));
  for (std::uint64_t begin = analysis.seeds.first; !interrupted(); begin += kTurn) {
    const bool is_last = analysis.seeds.last - begin < kTurn;
    const SeedRange turn{begin, is_last ? analysis.seeds.last : begin + kTurn - 1};
    const Verdicts one = verdicts_on(turn, first, analysis.limits, threads);
    const Verdicts other = verdicts_on(turn, *second, analysis.limits, threads);
    for (std::size_t i = 0; i < one.size() && one[i] && other[i]; ++i) analysis.pairs.add(*one[i], *other[i]);
    progress.show(analysis.pairs.deals(), analysis.pairs.both_won() + analysis.pairs.only_first(),
                  analysis.pairs.undecided());
    if (is_last) break;
  }
  return analysis;
}

}  // namespace castellan::cli
