#include <algorithm>
#include <boost/algorithm/string/join.hpp>
#include <optional>

#include "cli/deals/seeds_text.hpp"
#include "cli/reports/comparison_report.hpp"
#include "cli/reports/number_text.hpp"
#include "cli/reports/text_table.hpp"

namespace castellan::cli {

namespace {

constexpr std::size_t kLabelWidth = 16;

std::string ratio_text(const std::optional<solver::PairedRatio>& ratio) {
  constexpr int kDecimals = 3;
  if (!ratio) return "unknown";
  return fixed(ratio->value, kDecimals) + " (" + fixed(ratio->interval.low, kDecimals) + " to " +
         fixed(ratio->interval.high, kDecimals) + ")";
}

/// Tables with a row for each contestant.
class ContestantTables {
 public:
  explicit ContestantTables(const Bench& bench) : bench_(bench), table_(name_width(bench)) {}

  void verdicts() {
    table_.gap();
    table_.cells("deals", {"won", "lost", "undecided", "ran dry"});
    for (std::size_t i = 0; i < bench_.names.size(); ++i) {
      const solver::Summary& summary = bench_.comparison.summary(i);
      table_.cells(bench_.names[i],
                   {std::to_string(summary.won()), std::to_string(summary.lost()),
                    std::to_string(summary.undecided() - summary.ran_dry()), std::to_string(summary.ran_dry())});
    }
  }

  /// @param spread Of a contestant's summary. @param ratio Of a contestant to the first one; may be null.
  void spreads(const std::string& quantity, std::optional<solver::Spread> (solver::Summary::*spread)() const,
               std::optional<solver::PairedRatio> (solver::Comparison::*ratio)(std::size_t, double) const,
               int decimals) {
    table_.gap();
    table_.cells(quantity, {"mean", "median", "p90", "p99", "max"},
                 ratio == nullptr ? "" : "  to the first (95 % interval)");
    for (std::size_t i = 0; i < bench_.names.size(); ++i) {
      const auto values = (bench_.comparison.summary(i).*spread)();
      if (!values) continue;
      const bool has_ratio = ratio != nullptr && i > 0;
      table_.cells(
          bench_.names[i],
          {fixed(values->mean, std::max(decimals, 1)), fixed(values->median, decimals), fixed(values->p90, decimals),
           fixed(values->p99, decimals), fixed(values->max, decimals)},
          has_ratio ? "  " + ratio_text((bench_.comparison.*ratio)(i, solver::kUsualConfidence)) : std::string());
    }
  }

  [[nodiscard]] const std::string& text() const { return table_.text(); }

 private:
  static std::size_t name_width(const Bench& bench) {
    std::size_t width = kLabelWidth;
    for (const std::string& name : bench.names) width = std::max(width, name.size() + 2);
    return width;
  }

  const Bench& bench_;
  TextTable table_;
};

std::string names_of(const Bench& bench, const std::vector<std::size_t>& places) {
  std::vector<std::string> names;
  names.reserve(places.size());
  for (const std::size_t place : places) names.push_back(bench.names[place]);
  return boost::algorithm::join(names, ", ");
}

}  // namespace

std::string comparison_text(const Bench& bench) {
  constexpr int kMillisecondDecimals = 3;
  std::string seeds = seeds_text(bench.seeds);
  if (bench.is_partial()) seeds += interrupted_text(bench.comparison.deals());
  TextTable head(kLabelWidth);
  head.row("game", bench.variant.name);
  head.row("options", core::options_text(bench.variant.options));
  head.row("seeds", seeds);
  head.row("position limit", std::to_string(bench.limits.max_positions));
  ContestantTables tables(bench);
  tables.verdicts();
  tables.spreads("positions", &solver::Summary::positions, &solver::Comparison::positions_ratio, 0);
  tables.spreads("CPU ms", &solver::Summary::cpu_ms, &solver::Comparison::cpu_ratio, kMillisecondDecimals);
  tables.spreads("solution moves", &solver::Summary::solution_moves, nullptr, 0);
  std::string text = head.text() + tables.text() + "\n";
  const auto& disagreements = bench.comparison.disagreements();
  if (disagreements.empty()) text += "no disagreements\n";
  for (const solver::Disagreement& disagreement : disagreements) {
    text += "DISAGREEMENT: seed " + std::to_string(disagreement.deal) + " is won by " +
            names_of(bench, disagreement.won_by) + " and lost by " + names_of(bench, disagreement.lost_by) + "\n";
  }
  return text;
}

}  // namespace castellan::cli
