#include <limits>
#include <optional>
#include <sstream>
#include <utility>
#include <vector>

#include "cli/analysis_report.hpp"
#include "cli/version.hpp"
#include "core/deals/deal_number.hpp"

namespace castellan::cli {

namespace {

/// Columns and their values, in order. What is not known is left empty. No value
/// needs quoting: none holds a comma or a quote.
class Row {
 public:
  Row() { values_.precision(std::numeric_limits<double>::digits10); }

  template <typename Value>
  void add(std::string_view column, const Value& value) {
    const std::string_view comma = header_.view().empty() ? "" : ",";
    header_ << comma << column;
    values_ << comma << value;
  }

  void add(std::string_view column, const std::optional<double>& value) {
    if (value) {
      add(column, *value);
    } else {
      add(column, "");
    }
  }

  void add_spread(const std::string& quantity, const std::optional<solver::Spread>& spread) {
    const auto part = [&](double solver::Spread::*value) {
      return spread ? std::optional((*spread).*value) : std::nullopt;
    };
    add(quantity + "_mean", part(&solver::Spread::mean));
    add(quantity + "_median", part(&solver::Spread::median));
    add(quantity + "_p99", part(&solver::Spread::p99));
    add(quantity + "_max", part(&solver::Spread::max));
  }

  [[nodiscard]] std::string text() const { return header_.str() + "\n" + values_.str() + "\n"; }

 private:
  std::ostringstream header_;
  std::ostringstream values_;
};

}  // namespace

std::string analysis_csv(const Analysis& analysis) {
  const solver::Summary& summary = analysis.summary;
  const solver::Interval interval = summary.winnability_interval();
  Row row;
  row.add("game", analysis.variant.game->id);
  row.add("options", analysis.variant.options_text());
  row.add("first_seed", analysis.seeds.first);
  row.add("last_seed", analysis.seeds.last);
  row.add("generator", core::kSeedGeneratorVersion);
  row.add("version", kVersion);
  row.add("max_positions", analysis.limits.max_positions);
  row.add("deals", summary.deals());
  row.add("won", summary.won());
  row.add("lost", summary.lost());
  row.add("undecided", summary.undecided());
  row.add("winnability", summary.winnability());
  row.add("interval_low", interval.low);
  row.add("interval_high", interval.high);
  row.add_spread("positions", summary.positions());
  row.add_spread("cpu_ms", summary.cpu_ms());
  row.add_spread("solution_moves", summary.solution_moves());
  return row.text();
}

}  // namespace castellan::cli
