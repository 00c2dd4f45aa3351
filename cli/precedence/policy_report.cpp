#include "cli/precedence/policy_report.hpp"

#include "cli/deals/seeds_text.hpp"
#include "cli/process/version.hpp"
#include "cli/reports/csv_row.hpp"
#include "cli/reports/json.hpp"
#include "cli/reports/number_text.hpp"
#include "cli/reports/text_table.hpp"
#include "core/deals/deal_number.hpp"
#include "solver/analysis/summary.hpp"

namespace castellan::cli::precedence {

namespace {

/// Per deal; 0 when none was played.
double mean(double sum, const PolicyAnalysis& analysis) {
  return analysis.score.deals == 0 ? 0 : sum / static_cast<double>(analysis.score.deals);
}

double win_rate(const PolicyAnalysis& analysis) { return mean(static_cast<double>(analysis.score.won), analysis); }
double mean_left(const PolicyAnalysis& analysis) {
  return mean(static_cast<double>(analysis.score.cards_left), analysis);
}
double mean_ms(const PolicyAnalysis& analysis) { return mean(analysis.score.cpu_ms, analysis); }

solver::Interval interval_of(const PolicyAnalysis& analysis) {
  return solver::wilson_interval(analysis.score.won, analysis.score.deals, solver::kUsualConfidence);
}

std::string policy_text(const PolicyAnalysis& analysis) {
  constexpr int kShareDecimals = 3;
  constexpr int kCardDecimals = 2;
  constexpr int kMillisecondDecimals = 4;
  const solver::Interval interval = interval_of(analysis);
  std::string seeds = seeds_text(analysis.seeds);
  if (analysis.is_partial()) seeds += interrupted_text(analysis.score.deals);
  TextTable table;
  table.row("game", analysis.title.name);
  table.row("options", analysis.title.options_text());
  table.row("seeds", seeds);
  table.row("policy", std::string(analysis.policy) + " (sees only what the player has seen)");
  table.gap();
  table.row("deals", std::to_string(analysis.score.deals));
  table.row("won", std::to_string(analysis.score.won));
  table.row("win rate", percent(win_rate(analysis), kShareDecimals) + "  (95 % interval " +
                            percent(interval.low, kShareDecimals) + " to " + percent(interval.high, kShareDecimals) +
                            ")");
  table.row("cards left", fixed(mean_left(analysis), kCardDecimals) + " on average");
  table.row("CPU ms", fixed(mean_ms(analysis), kMillisecondDecimals) + " per deal, dealing included");
  return table.text();
}

Json policy_json(const PolicyAnalysis& analysis) {
  return {{"version", kVersion},
          {"generator", core::kSeedGeneratorVersion},
          {"game", analysis.title.id},
          {"options", options_json(analysis.title)},
          {"policy", analysis.policy},
          {"seeds", {{"first", analysis.seeds.first}, {"last", analysis.seeds.last}}},
          {"complete", !analysis.is_partial()},
          {"deals", analysis.score.deals},
          {"won", analysis.score.won},
          {"win_rate", win_rate(analysis)},
          {"interval", interval_json(interval_of(analysis))},
          {"mean_cards_left", mean_left(analysis)},
          {"mean_cpu_ms", mean_ms(analysis)}};
}

CsvRow policy_row(const PolicyAnalysis& analysis) {
  const solver::Interval interval = interval_of(analysis);
  CsvRow row;
  row.add("game", analysis.title.id);
  row.add("options", analysis.title.options_text());
  row.add("policy", analysis.policy);
  row.add("first_seed", analysis.seeds.first);
  row.add("last_seed", analysis.seeds.last);
  row.add("generator", core::kSeedGeneratorVersion);
  row.add("version", kVersion);
  row.add("deals", analysis.score.deals);
  row.add("won", analysis.score.won);
  row.add("win_rate", win_rate(analysis));
  row.add("interval_low", interval.low);
  row.add("interval_high", interval.high);
  row.add("mean_cards_left", mean_left(analysis));
  row.add("mean_cpu_ms", mean_ms(analysis));
  return row;
}

std::string policies_text(const std::vector<PolicyAnalysis>& analyses) {
  constexpr int kShareDecimals = 3;
  constexpr int kCardDecimals = 2;
  constexpr int kMillisecondDecimals = 4;
  const PolicyAnalysis& first = analyses.front();
  TextTable table;
  table.cells("policy", {"deals", "won", "win rate", "from", "to", "cards left", "CPU ms"});
  for (const PolicyAnalysis& analysis : analyses) {
    const solver::Interval interval = interval_of(analysis);
    table.cells(analysis.policy, {std::to_string(analysis.score.deals), std::to_string(analysis.score.won),
                                  percent(win_rate(analysis), kShareDecimals), percent(interval.low, kShareDecimals),
                                  percent(interval.high, kShareDecimals), fixed(mean_left(analysis), kCardDecimals),
                                  fixed(mean_ms(analysis), kMillisecondDecimals)});
  }
  return first.title.name + ", " + first.title.options_text() + ", seeds " + seeds_text(first.seeds) + "\n\n" +
         table.text();
}

constexpr int kIndent = 2;

}  // namespace

std::string policy_as(std::string_view format, const PolicyAnalysis& analysis) {
  if (format == "json") return policy_json(analysis).dump(kIndent);
  if (format == "csv") return policies_as(format, {analysis});
  return policy_text(analysis);
}

std::string policies_as(std::string_view format, const std::vector<PolicyAnalysis>& analyses) {
  if (format == "json") {
    Json array = Json::array();
    for (const PolicyAnalysis& analysis : analyses) array.push_back(policy_json(analysis));
    return array.dump(kIndent);
  }
  if (format == "csv") {
    std::string text = policy_row(analyses.front()).header();
    for (const PolicyAnalysis& analysis : analyses) text += policy_row(analysis).values();
    return text;
  }
  return policies_text(analyses);
}

}  // namespace castellan::cli::precedence
