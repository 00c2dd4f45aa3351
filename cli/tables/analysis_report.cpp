#include "cli/tables/analysis_report.hpp"

#include "cli/text/number_text.hpp"

namespace castellan::cli {

namespace {

constexpr int kShareDecimals = 2;

/// What there is to say about the seeds besides their range.
std::string seeds_words(const Analysis& analysis) {
  const std::uint64_t deals = analysis.summary.deals();
  std::string text;
  if (const Shard& shard = analysis.shard; !shard.is_whole()) {
    text += ", part " + std::to_string(shard.index) + " of " + std::to_string(shard.count);
  }
  if (analysis.extent == Extent::kBeginning) text += interrupted_text(deals);
  if (analysis.extent == Extent::kEnough) text += ", precise enough after the first " + counted(deals, "deal");
  if (analysis.extent == Extent::kScattered) text += ", " + counted(deals, "deal") + " of them";
  return text;
}

std::string interval_text(const solver::Interval& interval) {
  return percent(interval.low, kShareDecimals) + " to " + percent(interval.high, kShareDecimals);
}

/// Bounds as soon as a deal is undecided: a share of the decided ones would hide that those are the easy ones.
std::string winnability_words(const Analysis& analysis) {
  const solver::Summary& summary = analysis.summary;
  const std::string method = analysis.method == solver::IntervalMethod::kWilson ? "" : "Clopper-Pearson ";
  const std::string interval = "  (95 % " + method + "interval " + interval_text(analysis.interval()) + ")";
  if (const auto winnability = summary.winnability()) return percent(*winnability, kShareDecimals) + interval;
  const auto bounds = summary.winnability_bounds();
  return (bounds ? interval_text(*bounds) : "unknown") + interval;
}

Fields shard_fields(const Shard& shard) { return {{{"index", shard.index}, {"count", shard.count}}}; }

Fields retried_fields(const runs::Retried& retried) {
  return {{{"deals", retried.deals}, {"max_positions", retried.max_positions}}};
}

void add_histograms(Report& report, const solver::Tally& tally) {
  constexpr std::size_t kMostBins = 20;
  const Bins positions{solver::bins_by_doubling(tally.positions)};
  const Bins moves{solver::bins_of_one_width(tally.solution_moves, kMostBins)};
  Section& section = report.section();
  section.items.push_back({.key = "histogram",
                           .value = Fields{{{"positions", positions}, {"solution_moves", moves}}},
                           .audience = Audience::kJson});
  section.items.push_back({"", positions, "positions"});
  section.items.push_back({"", moves, "solution moves"});
}

}  // namespace

Report report_of(const Analysis& analysis) {
  const solver::Summary& summary = analysis.summary;
  Report report{.title = analysis.title.name + ": how many deals can be won"};
  Items& run = report.section().items;
  add_origin(run, analysis.numbers);
  add_game(run, analysis.title);
  add_numbers(run, analysis.numbers, seeds_words(analysis));
  run.push_back({.key = "shard", .value = shard_fields(analysis.shard), .audience = Audience::kJson});
  run.push_back({"max_positions", analysis.limits.max_positions});
  const runs::Retried& retried = analysis.retried;
  run.push_back({.key = "retried", .value = retried_fields(retried), .audience = Audience::kJson});
  if (retried.deals > 0) {
    run.push_back({.key = "",
                   .value = {},
                   .label = "tried again",
                   .words = counted(retried.deals, "undecided deal") + ", with up to " +
                            counted(retried.max_positions, "position")});
  }
  run.push_back({.key = "complete", .value = analysis.is_complete(), .audience = Audience::kJson});
  run.push_back({"deals", summary.deals()});

  Items& verdicts = report.section().items;
  verdicts.push_back({"won", summary.won(), "won"});
  verdicts.push_back({"lost", summary.lost(), "lost"});
  verdicts.push_back({"undecided", summary.undecided(), "undecided"});
  verdicts.push_back({"winnability", value_or_null(summary.winnability()), "winnability", winnability_words(analysis)});
  verdicts.push_back({"bounds", Bounds{summary.winnability_bounds()}});
  verdicts.push_back({"interval", ConfidenceInterval{analysis.interval(), analysis.method}});

  Items& costs = report.section("per deal").items;
  costs.push_back({"positions", SpreadOf{summary.positions(), 0}, "positions"});
  costs.push_back({"cpu_ms", SpreadOf{summary.cpu_ms(), 3}, "CPU ms"});
  costs.push_back({"solution_moves", SpreadOf{summary.solution_moves(), 0}, "solution moves"});
  const auto difficulty = analysis.has_difficulty ? summary.difficulty() : std::nullopt;
  costs.push_back({"difficulty", SpreadOf{difficulty, 1}, "difficulty"});
  if (analysis.with_histogram) add_histograms(report, summary.tally());
  return report;
}

}  // namespace castellan::cli
