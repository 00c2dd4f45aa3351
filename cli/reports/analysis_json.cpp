#include "cli/process/version.hpp"
#include "cli/reports/analysis_report.hpp"
#include "cli/reports/histogram_report.hpp"
#include "cli/reports/json.hpp"
#include "core/deals/deal_number.hpp"

namespace castellan::cli {

std::string analysis_json(const Analysis& analysis) {
  const solver::Summary& summary = analysis.summary;
  const solver::Interval interval = analysis.interval();
  const auto winnability = summary.winnability();
  const auto bounds = summary.winnability_bounds();
  Json json = {
      {"version", kVersion},
      {"generator", core::kSeedGeneratorVersion},
      {"game", analysis.title.id},
      {"options", options_json(analysis.title)},
      {"seeds", {{"first", analysis.seeds.first}, {"last", analysis.seeds.last}}},
      {"shard", {{"index", analysis.shard.index}, {"count", analysis.shard.count}}},
      {"max_positions", analysis.limits.max_positions},
      {"retried", {{"deals", analysis.retried.deals}, {"max_positions", analysis.retried.max_positions}}},
      {"complete", analysis.is_complete()},
      {"deals", summary.deals()},
      {"won", summary.won()},
      {"lost", summary.lost()},
      {"undecided", summary.undecided()},
      {"winnability", winnability ? Json(*winnability) : Json(nullptr)},
      {"bounds", bounds ? Json{{"low", bounds->low}, {"high", bounds->high}} : Json(nullptr)},
      {"interval",
       {{"confidence", solver::kUsualConfidence},
        {"method", to_string(analysis.method)},
        {"low", interval.low},
        {"high", interval.high}}},
      {"positions", spread_json(summary.positions())},
      {"cpu_ms", spread_json(summary.cpu_ms())},
      {"solution_moves", spread_json(summary.solution_moves())},
      {"difficulty", spread_json(analysis.difficulty())},
  };
  if (analysis.with_histogram) json["histogram"] = histograms_json(summary.tally());
  constexpr int kIndent = 2;
  return json.dump(kIndent);
}

}  // namespace castellan::cli
