#include "cli/tables/paired_report.hpp"

#include <iomanip>
#include <sstream>

#include "cli/text/number_text.hpp"
#include "solver/analysis/summary.hpp"

namespace castellan::cli {

namespace {

constexpr int kShareDecimals = 3;

std::string difference_words(const solver::PairedVerdicts& pairs) {
  const auto interval = pairs.difference_interval(solver::kUsualConfidence);
  return percent(*pairs.difference(), kShareDecimals) + "  (95 % interval " + percent(interval->low, kShareDecimals) +
         " to " + percent(interval->high, kShareDecimals) + ")";
}

std::string test_words(const solver::PairedVerdicts& pairs) {
  constexpr int kDigits = 3;
  std::ostringstream p_value;
  p_value << std::setprecision(kDigits) << pairs.p_value();
  return "p = " + p_value.str() + " (exact, two-sided)";
}

}  // namespace

Report report_of(const PairedAnalysis& analysis) {
  const solver::PairedVerdicts& pairs = analysis.pairs;
  Report report{.title = analysis.first.name + ": two rule sets on the same deals"};
  Items& run = report.section().items;
  add_origin(run, analysis.numbers);
  run.push_back({"game", analysis.first.id, "game", analysis.first.name});
  if (analysis.second.id != analysis.first.id) {
    run.push_back({"second_game", analysis.second.id, "second game", analysis.second.name});
  }
  run.push_back({"first_options", analysis.first.options, "first", analysis.first.options_text()});
  run.push_back({"second_options", analysis.second.options, "second", analysis.second.options_text()});
  add_numbers(run, analysis.numbers, analysis.is_partial() ? interrupted_text(pairs.deals()) : "");
  run.push_back({"max_positions", analysis.limits.max_positions});
  run.push_back({.key = "complete", .value = !analysis.is_partial(), .audience = Audience::kJson});
  run.push_back({"deals", pairs.deals()});

  Items& verdicts = report.section().items;
  verdicts.push_back({"both_won", pairs.both_won(), "won under both"});
  verdicts.push_back({"only_first", pairs.only_first(), "only under first"});
  verdicts.push_back({"only_second", pairs.only_second(), "only under second"});
  verdicts.push_back({"both_lost", pairs.both_lost(), "lost under both"});
  verdicts.push_back({"undecided", pairs.undecided(), "undecided",
                      std::to_string(pairs.undecided()) + " (under one or both; left out below)"});

  const bool is_known = pairs.difference().has_value();
  Items& difference = report.section().items;
  difference.push_back({"difference", value_or_null(pairs.difference()), is_known ? "second less first" : "",
                        is_known ? difference_words(pairs) : ""});
  difference.push_back({"interval", ConfidenceInterval{pairs.difference_interval(solver::kUsualConfidence), {}}});
  difference.push_back({"p_value", pairs.p_value(), is_known ? "McNemar's test" : "", test_words(pairs)});
  return report;
}

}  // namespace castellan::cli
