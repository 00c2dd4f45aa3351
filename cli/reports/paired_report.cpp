#include "cli/reports/paired_report.hpp"

#include <iomanip>
#include <sstream>

#include "cli/deals/seeds_text.hpp"
#include "cli/process/version.hpp"
#include "cli/reports/csv_row.hpp"
#include "cli/reports/json.hpp"
#include "cli/reports/number_text.hpp"
#include "cli/reports/text_table.hpp"
#include "core/deals/deal_number.hpp"
#include "solver/analysis/summary.hpp"

namespace castellan::cli {

namespace {

using solver::kUsualConfidence;

std::string paired_text(const PairedAnalysis& analysis) {
  constexpr std::size_t kLabelWidth = 20;
  constexpr int kShareDecimals = 3;
  const solver::PairedVerdicts& pairs = analysis.pairs;
  std::string seeds = seeds_text(analysis.seeds);
  if (analysis.is_partial()) seeds += interrupted_text(pairs.deals());
  TextTable table(kLabelWidth);
  table.row("game", analysis.first.name);
  table.row("first", analysis.first.options_text());
  table.row("second", analysis.second.options_text());
  table.row("seeds", seeds);
  table.gap();
  table.row("won under both", std::to_string(pairs.both_won()));
  table.row("only under first", std::to_string(pairs.only_first()));
  table.row("only under second", std::to_string(pairs.only_second()));
  table.row("lost under both", std::to_string(pairs.both_lost()));
  table.row("undecided", std::to_string(pairs.undecided()) + " (under one or both; left out below)");
  table.gap();
  const auto difference = pairs.difference();
  if (!difference) return table.text();
  const auto interval = pairs.difference_interval(kUsualConfidence);
  table.row("second less first", percent(*difference, kShareDecimals) + "  (95 % interval " +
                                     percent(interval->low, kShareDecimals) + " to " +
                                     percent(interval->high, kShareDecimals) + ")");
  std::ostringstream p_value;
  p_value << std::setprecision(3) << pairs.p_value();
  table.row("McNemar's test", "p = " + p_value.str() + " (exact, two-sided)");
  return table.text();
}

Json paired_json(const PairedAnalysis& analysis) {
  const solver::PairedVerdicts& pairs = analysis.pairs;
  const auto difference = pairs.difference();
  const auto interval = pairs.difference_interval(kUsualConfidence);
  Json json = {{"version", kVersion},
               {"generator", core::kSeedGeneratorVersion},
               {"game", analysis.first.id},
               {"first_options", options_json(analysis.first)},
               {"second_options", options_json(analysis.second)},
               {"seeds", {{"first", analysis.seeds.first}, {"last", analysis.seeds.last}}},
               {"max_positions", analysis.limits.max_positions},
               {"complete", !analysis.is_partial()},
               {"deals", pairs.deals()},
               {"both_won", pairs.both_won()},
               {"only_first", pairs.only_first()},
               {"only_second", pairs.only_second()},
               {"both_lost", pairs.both_lost()},
               {"undecided", pairs.undecided()},
               {"difference", nullptr},
               {"interval", nullptr},
               {"p_value", pairs.p_value()}};
  if (difference) json["difference"] = *difference;
  if (interval) json["interval"] = interval_json(*interval);
  return json;
}

std::string paired_csv(const PairedAnalysis& analysis) {
  const solver::PairedVerdicts& pairs = analysis.pairs;
  const auto interval = pairs.difference_interval(kUsualConfidence);
  CsvRow row;
  row.add("game", analysis.first.id);
  row.add("first_options", analysis.first.options_text());
  row.add("second_options", analysis.second.options_text());
  row.add("first_seed", analysis.seeds.first);
  row.add("last_seed", analysis.seeds.last);
  row.add("generator", core::kSeedGeneratorVersion);
  row.add("version", kVersion);
  row.add("max_positions", analysis.limits.max_positions);
  row.add("deals", pairs.deals());
  row.add("both_won", pairs.both_won());
  row.add("only_first", pairs.only_first());
  row.add("only_second", pairs.only_second());
  row.add("both_lost", pairs.both_lost());
  row.add("undecided", pairs.undecided());
  row.add("difference", pairs.difference());
  row.add("interval_low", interval ? std::optional(interval->low) : std::nullopt);
  row.add("interval_high", interval ? std::optional(interval->high) : std::nullopt);
  row.add("p_value", pairs.p_value());
  return row.header() + row.values();
}

}  // namespace

std::string paired_as(std::string_view format, const PairedAnalysis& analysis) {
  constexpr int kIndent = 2;
  if (format == "json") return paired_json(analysis).dump(kIndent);
  return format == "csv" ? paired_csv(analysis) : paired_text(analysis);
}

}  // namespace castellan::cli
