#include "cli/process/version.hpp"
#include "cli/reports/analysis_report.hpp"
#include "cli/reports/csv_row.hpp"
#include "core/deals/deal_number.hpp"

namespace castellan::cli {

std::string analysis_csv(const Analysis& analysis) {
  const solver::Summary& summary = analysis.summary;
  const solver::Interval interval = analysis.interval();
  CsvRow row;
  row.add("game", analysis.title.id);
  row.add("options", analysis.title.options_text());
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
  const auto bounds = summary.winnability_bounds();
  row.add("bounds_low", bounds ? std::optional(bounds->low) : std::nullopt);
  row.add("bounds_high", bounds ? std::optional(bounds->high) : std::nullopt);
  row.add("interval_method", to_string(analysis.method));
  row.add("interval_low", interval.low);
  row.add("interval_high", interval.high);
  row.add_spread("positions", summary.positions());
  row.add_spread("cpu_ms", summary.cpu_ms());
  row.add_spread("solution_moves", summary.solution_moves());
  row.add_spread("difficulty", analysis.difficulty());
  return row.header() + row.values();
}

}  // namespace castellan::cli
