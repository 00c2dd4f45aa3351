#include "cli/tables/policy_report.hpp"

#include "cli/text/number_text.hpp"
#include "core/deals/deal_number.hpp"
#include "solver/analysis/summary.hpp"

namespace castellan::cli {

namespace {

constexpr int kShareDecimals = 3;
constexpr int kCardDecimals = 2;
constexpr int kMillisecondDecimals = 4;

}  // namespace

Report report_of(const PolicyAnalysis& analysis) {
  const solver::PolicyScore& score = analysis.score;
  const auto mean = [&](double sum) { return score.deals == 0 ? 0 : sum / static_cast<double>(score.deals); };
  const double win_rate = mean(static_cast<double>(score.won));
  const double cards_left = mean(static_cast<double>(score.cards_left));
  const double cpu_ms = mean(score.cpu_ms);
  const auto interval = solver::wilson_interval(score.won, score.deals, solver::kUsualConfidence);

  Report report{.title = analysis.title.name + ": games played by a policy"};
  report.brief = analysis.policy;
  Items& run = report.section().items;
  add_origin(run, analysis.numbers);
  add_game(run, analysis.title);
  run.push_back({"policy", analysis.policy});
  add_numbers(run, analysis.numbers, analysis.is_partial() ? interrupted_text(score.deals) : "");
  run.push_back({"", {}, "policy", analysis.policy + " (sees only what the player has seen)"});
  run.push_back({.key = "complete", .value = !analysis.is_partial(), .audience = Audience::kJson});

  Items& found = report.section("games").items;
  found.push_back({"deals", score.deals, "deals"});
  found.push_back({"won", score.won, "won"});
  found.push_back({"win_rate", Real{win_rate, kShareDecimals, Real::Unit::kPercent}, "win rate",
                   percent(win_rate, kShareDecimals) + "  (95 % interval " + percent(interval.low, kShareDecimals) +
                       " to " + percent(interval.high, kShareDecimals) + ")"});
  found.push_back({"interval", ConfidenceInterval{interval, {}}});
  found.push_back({"mean_cards_left", Real{cards_left, kCardDecimals}, "cards left",
                   fixed(cards_left, kCardDecimals) + " on average"});
  found.push_back({"mean_cpu_ms", Real{cpu_ms, kMillisecondDecimals}, "CPU ms",
                   fixed(cpu_ms, kMillisecondDecimals) + " per deal, dealing included"});
  return report;
}

ReportList report_of(const std::vector<PolicyAnalysis>& analyses) {
  const PolicyAnalysis& first = analyses.front();
  ReportList list;
  list.heading = first.title.name + ", " + first.title.options_text() + ", seeds " +
                 std::to_string(first.numbers.first()) + "-" + std::to_string(first.numbers.last()) + " (generator " +
                 std::string(core::kSeedGeneratorVersion) + ")";
  list.column = "policy";
  for (const PolicyAnalysis& analysis : analyses) list.reports.push_back(report_of(analysis));
  return list;
}

}  // namespace castellan::cli
