#include "cli/analysis/paired_run.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "cli/arguments/run_options.hpp"
#include "cli/arguments/values.hpp"
#include "cli/deals/deal_numbers.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/streams/progress.hpp"
#include "solver/batch/seed_batch.hpp"

namespace castellan::cli {

namespace {

/// Both rule sets take turns on so many deals: enough to keep every thread busy, few enough to remember.
constexpr std::uint64_t kTurn = 10'000;

using Verdicts = std::vector<std::optional<solver::Verdict>>;

/// The verdicts on these seeds in their order; none on those that Ctrl-C left out.
Verdicts verdicts_on(SeedRange seeds, core::DealSource source, const solver::Game& game, const solver::Limits& limits,
                     int threads) {
  Verdicts verdicts(static_cast<std::size_t>(seeds.last - seeds.first + 1));
  const auto report = [&](const solver::DealRecord& deal) {
    if (deal.limit != solver::LimitHit::kInterrupted) verdicts[deal.seed - seeds.first] = deal.verdict;
  };
  solver::decide_seeds(game, limits, threads, each_of({source, {seeds}}), report, interrupted(), source);
  return verdicts;
}

/// The ranges in pieces of no more than a turn.
std::vector<SeedRange> turns(const DealNumbers& numbers) {
  std::vector<SeedRange> turns;
  for (const SeedRange& range : numbers.ranges) {
    for (std::uint64_t begin = range.first;; begin += kTurn) {
      const bool is_last = range.last - begin < kTurn;
      turns.push_back({begin, is_last ? range.last : begin + kTurn - 1});
      if (is_last) break;
    }
  }
  return turns;
}

std::string name_of(const std::string& setting) { return setting.substr(0, setting.find('=')); }

/// The settings of --as, --option and --compare together: what --compare sets replaces what the others set.
std::vector<std::string> compared_settings(const Arguments& arguments, const solver::Game& game) {
  std::vector<std::string> settings = arguments.values("compare");
  const std::vector<std::string> compared = settings;
  for (const std::string& setting : settings_of(arguments, game)) {
    const bool is_replaced = std::any_of(compared.begin(), compared.end(),
                                         [&](const std::string& other) { return name_of(other) == name_of(setting); });
    if (!is_replaced) settings.push_back(setting);
  }
  return settings;
}

/// The rules to compare with: another game's, or the same game's by other options.
solver::GamePtr second_game(const Arguments& arguments, const solver::Game& first) {
  const auto name = arguments.value("compare-with");
  if (!name) return as_usage([&] { return first.with(compared_settings(arguments, first)); });
  const solver::GamePtr second = game_named(*name, arguments.values("compare"));
  const core::Rules* const one = first.tableau();
  const core::Rules* const other = second->tableau();
  const bool same_shuffles =
      one != nullptr && other != nullptr && one->suits == other->suits && one->ranks == other->ranks;
  if (!same_shuffles) {
    throw UsageError("--compare-with: " + first.names().name + " and " + second->names().name +
                     " are not dealt from the same shuffles");
  }
  return second;
}

}  // namespace

PairedAnalysis run_pairs(const Arguments& arguments, const solver::Game& first) {
  for (const char* const option : {"db", "rows", "shard", "until-halfwidth", "interval", "histogram"}) {
    if (arguments.has(option)) throw UsageError("--" + std::string(option) + " does not go with --compare");
  }
  const solver::GamePtr second = second_game(arguments, first);
  PairedAnalysis analysis{.first = title_of(first),
                          .second = title_of(*second),
                          .numbers = numbers_of(arguments),
                          .limits = limits_of(arguments),
                          .pairs = {}};
  if (first.rules_json() == second->rules_json()) {
    throw UsageError("--compare: the rules would be the same, " + analysis.first.options_text());
  }
  const int threads = threads_of(arguments);
  Progress progress(analysis.numbers.size(), progress_mode_of(arguments));
  for (const SeedRange& turn : turns(analysis.numbers)) {
    if (interrupted()) break;
    const Verdicts one = verdicts_on(turn, analysis.numbers.source, first, analysis.limits, threads);
    const Verdicts other = verdicts_on(turn, analysis.numbers.source, *second, analysis.limits, threads);
    for (std::size_t i = 0; i < one.size() && one[i] && other[i]; ++i) analysis.pairs.add(*one[i], *other[i]);
    progress.show(analysis.pairs.deals(), analysis.pairs.both_won() + analysis.pairs.only_first(),
                  analysis.pairs.undecided());
  }
  return analysis;
}

}  // namespace castellan::cli
