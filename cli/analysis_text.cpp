#include <iomanip>
#include <sstream>

#include "cli/analysis_report.hpp"
#include "cli/histogram_report.hpp"
#include "cli/number_text.hpp"
#include "core/deals/deal_number.hpp"

namespace castellan::cli {

namespace {

constexpr int kLabelWidth = 16;
constexpr int kNumberWidth = 12;
constexpr int kShareDecimals = 2;

class Table {
 public:
  void row(std::string_view label, std::string_view value) {
    text_ << std::left << std::setw(kLabelWidth) << label << value << '\n';
  }

  void numbers(std::string_view label, const std::optional<solver::Spread>& spread, int decimals, int mean_decimals) {
    if (!spread) return;
    cells(label, {fixed(spread->mean, mean_decimals), fixed(spread->median, decimals), fixed(spread->p90, decimals),
                  fixed(spread->p99, decimals), fixed(spread->max, decimals)});
  }

  void cells(std::string_view label, std::initializer_list<std::string> values) {
    text_ << std::left << std::setw(kLabelWidth) << label << std::right;
    for (const std::string& value : values) text_ << std::setw(kNumberWidth) << value;
    text_ << '\n';
  }

  void gap() { text_ << '\n'; }

  [[nodiscard]] std::string text() const { return text_.str(); }

 private:
  std::ostringstream text_;
};

std::string seeds_text(const Analysis& analysis) {
  const SeedRange& seeds = analysis.seeds;
  std::string text = std::to_string(seeds.first) + "-" + std::to_string(seeds.last) + " (generator " +
                     std::string(core::kSeedGeneratorVersion) + ")";
  if (const Shard& shard = analysis.shard; !shard.is_whole()) {
    text += ", part " + std::to_string(shard.index) + " of " + std::to_string(shard.count);
  }
  const std::string deals = counted(analysis.summary.deals(), "deal");
  if (analysis.extent == Extent::kBeginning) text += ", interrupted after the first " + deals;
  if (analysis.extent == Extent::kEnough) text += ", precise enough after the first " + deals;
  if (analysis.extent == Extent::kScattered) text += ", " + deals + " of them";
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
  Table table;
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
  table.numbers("positions", summary.positions(), 0, 1);
  table.numbers("CPU ms", summary.cpu_ms(), 3, 3);
  table.numbers("solution moves", summary.solution_moves(), 0, 1);
  return table.text() + (analysis.with_histogram ? histograms_text(summary.tally()) : "");
}

}  // namespace castellan::cli
