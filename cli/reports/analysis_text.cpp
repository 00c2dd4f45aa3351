#include "cli/deals/seeds_text.hpp"
#include "cli/reports/analysis_report.hpp"
#include "cli/reports/histogram_report.hpp"
#include "cli/reports/number_text.hpp"
#include "cli/reports/text_table.hpp"

namespace castellan::cli {

namespace {

constexpr int kShareDecimals = 2;

void add_numbers(TextTable& table, std::string_view label, const std::optional<solver::Spread>& spread, int decimals,
                 int mean_decimals) {
  if (!spread) return;
  table.cells(label, {fixed(spread->mean, mean_decimals), fixed(spread->median, decimals), fixed(spread->p90, decimals),
                      fixed(spread->p99, decimals), fixed(spread->max, decimals)});
}

std::string seeds_text(const Analysis& analysis) {
  const std::uint64_t deals = analysis.summary.deals();
  std::string text = seeds_text(analysis.seeds);
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
std::string winnability_text(const solver::Summary& summary) {
  if (const auto winnability = summary.winnability()) return percent(*winnability, kShareDecimals);
  const auto bounds = summary.winnability_bounds();
  return bounds ? interval_text(*bounds) : "unknown";
}

}  // namespace

std::string analysis_text(const Analysis& analysis) {
  const solver::Summary& summary = analysis.summary;
  const solver::Interval interval = analysis.interval();
  const std::string method = analysis.method == solver::IntervalMethod::kWilson ? "" : "Clopper-Pearson ";
  TextTable table;
  table.row("game", analysis.title.name);
  table.row("options", analysis.title.options_text());
  table.row("seeds", seeds_text(analysis));
  if (const Retried& retried = analysis.retried; retried.deals > 0) {
    table.row("tried again",
              counted(retried.deals, "undecided deal") + ", with up to " + counted(retried.max_positions, "position"));
  }
  table.gap();
  table.row("won", std::to_string(summary.won()));
  table.row("lost", std::to_string(summary.lost()));
  table.row("undecided", std::to_string(summary.undecided()));
  table.row("winnability",
            winnability_text(summary) + "  (95 % " + method + "interval " + interval_text(interval) + ")");
  table.gap();
  table.cells("per deal", {"mean", "median", "p90", "p99", "max"});
  add_numbers(table, "positions", summary.positions(), 0, 1);
  add_numbers(table, "CPU ms", summary.cpu_ms(), 3, 3);
  add_numbers(table, "solution moves", summary.solution_moves(), 0, 1);
  add_numbers(table, "difficulty", analysis.difficulty(), 1, 1);
  return table.text() + (analysis.with_histogram ? histograms_text(summary.tally()) : "");
}

}  // namespace castellan::cli
