#include "cli/process/version.hpp"
#include "cli/reports/comparison_report.hpp"
#include "cli/reports/json.hpp"
#include "core/deals/deal_number.hpp"

namespace castellan::cli {

namespace {

Json ratio_json(const std::optional<solver::PairedRatio>& ratio) {
  if (!ratio) return nullptr;
  return {{"value", ratio->value}, {"interval", interval_json(ratio->interval)}};
}

Json contestant_json(const Bench& bench, std::size_t place) {
  const solver::Summary& summary = bench.comparison.summary(place);
  return {
      {"name", bench.names[place]},
      {"won", summary.won()},
      {"lost", summary.lost()},
      {"undecided", summary.undecided() - summary.ran_dry()},
      {"ran_dry", summary.ran_dry()},
      {"positions", spread_json(summary.positions())},
      {"cpu_ms", spread_json(summary.cpu_ms())},
      {"solution_moves", spread_json(summary.solution_moves())},
      {"positions_ratio", ratio_json(bench.comparison.positions_ratio(place))},
      {"cpu_ratio", ratio_json(bench.comparison.cpu_ratio(place))},
  };
}

Json disagreement_json(const Bench& bench, const solver::Disagreement& disagreement) {
  const auto names = [&](const std::vector<std::size_t>& places) {
    Json list = Json::array();
    for (const std::size_t place : places) list.push_back(bench.names[place]);
    return list;
  };
  return {
      {"seed", disagreement.deal}, {"won_by", names(disagreement.won_by)}, {"lost_by", names(disagreement.lost_by)}};
}

}  // namespace

std::string comparison_json(const Bench& bench) {
  Json contestants = Json::array();
  for (std::size_t i = 0; i < bench.names.size(); ++i) contestants.push_back(contestant_json(bench, i));
  Json disagreements = Json::array();
  for (const solver::Disagreement& disagreement : bench.comparison.disagreements()) {
    disagreements.push_back(disagreement_json(bench, disagreement));
  }
  const Json json = {
      {"version", kVersion},
      {"generator", core::kSeedGeneratorVersion},
      {"game", bench.variant.id},
      {"options", options_json(title_of(bench.variant))},
      {"seeds", {{"first", bench.seeds.first}, {"last", bench.seeds.last}}},
      {"max_positions", bench.limits.max_positions},
      {"complete", !bench.is_partial()},
      {"deals", bench.comparison.deals()},
      {"contestants", contestants},
      {"disagreements", disagreements},
  };
  constexpr int kIndent = 2;
  return json.dump(kIndent);
}

}  // namespace castellan::cli
