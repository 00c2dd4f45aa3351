#include <algorithm>
#include <boost/algorithm/string/join.hpp>
#include <iomanip>
#include <optional>
#include <sstream>

#include "cli/comparison_report.hpp"
#include "cli/number_text.hpp"
#include "core/deals/deal_number.hpp"

namespace castellan::cli {

namespace {

constexpr std::size_t kLabelWidth = 16;
constexpr int kNumberWidth = 12;

std::string ratio_text(const std::optional<solver::PairedRatio>& ratio) {
  constexpr int kDecimals = 3;
  if (!ratio) return "unknown";
  return fixed(ratio->value, kDecimals) + " (" + fixed(ratio->interval.low, kDecimals) + " to " +
         fixed(ratio->interval.high, kDecimals) + ")";
}

/// Tables with a row for each contestant.
class Tables {
 public:
  explicit Tables(const Bench& bench) : bench_(bench) {
    for (const std::string& name : bench.names) name_width_ = std::max(name_width_, name.size() + 2);
  }

  void line(const std::string& label, const std::string& value) {
    text_ << std::left << std::setw(static_cast<int>(kLabelWidth)) << label << value << '\n';
  }

  void verdicts() {
    head("deals", {"won", "lost", "undecided", "ran dry"});
    for (std::size_t i = 0; i < bench_.names.size(); ++i) {
      const solver::Summary& summary = bench_.comparison.summary(i);
      cells(bench_.names[i],
            {std::to_string(summary.won()), std::to_string(summary.lost()),
             std::to_string(summary.undecided() - summary.ran_dry()), std::to_string(summary.ran_dry())});
      text_ << '\n';
    }
  }

  /// @param spread Of a contestant's summary. @param ratio Of a contestant to the first one; may be null.
  void spreads(const std::string& quantity, std::optional<solver::Spread> (solver::Summary::*spread)() const,
               std::optional<solver::PairedRatio> (solver::Comparison::*ratio)(std::size_t, double) const,
               int decimals) {
    constexpr double kConfidence = 0.95;
    head(quantity, {"mean", "median", "p90", "p99", "max"}, ratio == nullptr ? "" : "  to the first (95 % interval)");
    for (std::size_t i = 0; i < bench_.names.size(); ++i) {
      const auto values = (bench_.comparison.summary(i).*spread)();
      if (!values) continue;
      cells(bench_.names[i],
            {fixed(values->mean, std::max(decimals, 1)), fixed(values->median, decimals), fixed(values->p90, decimals),
             fixed(values->p99, decimals), fixed(values->max, decimals)});
      if (ratio != nullptr && i > 0) text_ << "  " << ratio_text((bench_.comparison.*ratio)(i, kConfidence));
      text_ << '\n';
    }
  }

  [[nodiscard]] std::string text() const { return text_.str(); }

 private:
  void head(const std::string& label, std::initializer_list<std::string> columns, const std::string& rest = "") {
    text_ << '\n';
    cells(label, columns);
    text_ << rest << '\n';
  }

  void cells(const std::string& label, std::initializer_list<std::string> values) {
    text_ << std::left << std::setw(static_cast<int>(name_width_)) << label << std::right;
    for (const std::string& value : values) text_ << std::setw(kNumberWidth) << value;
  }

  const Bench& bench_;
  std::size_t name_width_ = kLabelWidth;
  std::ostringstream text_;
};

std::string seeds_text(const Bench& bench) {
  std::string text = std::to_string(bench.seeds.first) + "-" + std::to_string(bench.seeds.last) + " (generator " +
                     std::string(core::kSeedGeneratorVersion) + ")";
  if (bench.is_partial()) text += ", interrupted after the first " + counted(bench.comparison.deals(), "deal");
  return text;
}

std::string names_of(const Bench& bench, const std::vector<std::size_t>& places) {
  std::vector<std::string> names;
  names.reserve(places.size());
  for (const std::size_t place : places) names.push_back(bench.names[place]);
  return boost::algorithm::join(names, ", ");
}

}  // namespace

std::string comparison_text(const Bench& bench) {
  constexpr int kMillisecondDecimals = 3;
  Tables tables(bench);
  tables.line("game", std::string(bench.variant.game->name));
  tables.line("options", bench.variant.options_text());
  tables.line("seeds", seeds_text(bench));
  tables.line("position limit", std::to_string(bench.limits.max_positions));
  tables.verdicts();
  tables.spreads("positions", &solver::Summary::positions, &solver::Comparison::positions_ratio, 0);
  tables.spreads("CPU ms", &solver::Summary::cpu_ms, &solver::Comparison::cpu_ratio, kMillisecondDecimals);
  tables.spreads("solution moves", &solver::Summary::solution_moves, nullptr, 0);
  std::string text = tables.text() + "\n";
  const auto& disagreements = bench.comparison.disagreements();
  if (disagreements.empty()) text += "no disagreements\n";
  for (const solver::Disagreement& disagreement : disagreements) {
    text += "DISAGREEMENT: seed " + std::to_string(disagreement.deal) + " is won by " +
            names_of(bench, disagreement.won_by) + " and lost by " + names_of(bench, disagreement.lost_by) + "\n";
  }
  return text;
}

}  // namespace castellan::cli
