#include "cli/tables/comparison_report.hpp"

#include <boost/algorithm/string/join.hpp>

namespace castellan::cli {

namespace {

constexpr int kMillisecondDecimals = 3;

Items contestant(const Bench& bench, std::size_t place) {
  const solver::Comparison& comparison = bench.comparison;
  const solver::Summary& summary = comparison.summary(place);
  const auto only_csv = [](const char* key, std::uint64_t value) {
    return Item{.key = key, .value = value, .audience = Audience::kCsv};
  };
  Items row;
  row.push_back({.key = "name", .value = bench.names[place], .audience = Audience::kJson});
  row.push_back({.key = "contestant", .value = bench.names[place], .audience = Audience::kCsv});
  row.push_back(only_csv("deals", summary.deals()));
  row.push_back({"won", summary.won(), "won"});
  row.push_back({"lost", summary.lost(), "lost"});
  row.push_back({"undecided", summary.undecided() - summary.ran_dry(), "undecided"});
  row.push_back({"ran_dry", summary.ran_dry(), "ran dry"});
  row.push_back(only_csv("disagreements", comparison.disagreements().size()));
  row.push_back({"positions", SpreadOf{summary.positions(), 0}, "positions"});
  row.push_back({"cpu_ms", SpreadOf{summary.cpu_ms(), kMillisecondDecimals}, "CPU ms"});
  row.push_back({"solution_moves", SpreadOf{summary.solution_moves(), 0}, "solution moves"});
  row.push_back({"positions_ratio", RatioOf{comparison.positions_ratio(place)}, "positions"});
  row.push_back({"cpu_ratio", RatioOf{comparison.cpu_ratio(place)}, "CPU ms"});
  return row;
}

Words names_of(const Bench& bench, const std::vector<std::size_t>& places) {
  Words names;
  names.reserve(places.size());
  for (const std::size_t place : places) names.push_back(bench.names[place]);
  return names;
}

Rows disagreements(const Bench& bench) {
  Rows rows;
  for (const solver::Disagreement& disagreement : bench.comparison.disagreements()) {
    rows.rows.push_back({{"seed", disagreement.deal},
                         {"won_by", names_of(bench, disagreement.won_by)},
                         {"lost_by", names_of(bench, disagreement.lost_by)}});
  }
  return rows;
}

std::string disagreement_words(const Bench& bench) {
  if (bench.comparison.disagreements().empty()) return "no disagreements\n";
  std::string text;
  for (const solver::Disagreement& disagreement : bench.comparison.disagreements()) {
    text += "DISAGREEMENT: seed " + std::to_string(disagreement.deal) + " is won by " +
            boost::algorithm::join(names_of(bench, disagreement.won_by), ", ") + " and lost by " +
            boost::algorithm::join(names_of(bench, disagreement.lost_by), ", ") + "\n";
  }
  return text;
}

}  // namespace

Report report_of(const Bench& bench) {
  Report report{.title = bench.title.name + ": ways to decide its deals"};
  Items& run = report.section().items;
  add_origin(run, bench.numbers);
  add_game(run, bench.title);
  add_numbers(run, bench.numbers, bench.is_partial() ? interrupted_text(bench.comparison.deals()) : "");
  run.push_back({"max_positions", bench.limits.max_positions, "position limit"});
  run.push_back({.key = "complete", .value = !bench.is_partial(), .audience = Audience::kJson});
  run.push_back({.key = "deals", .value = bench.comparison.deals(), .audience = Audience::kJson});

  Rows contestants;
  for (std::size_t i = 0; i < bench.names.size(); ++i) contestants.rows.push_back(contestant(bench, i));
  report.section().items.push_back({"contestants", std::move(contestants), "deals"});
  Items& ending = report.section().items;
  ending.push_back({.key = "disagreements", .value = disagreements(bench), .audience = Audience::kJson});
  ending.push_back({"", Block{disagreement_words(bench)}});
  return report;
}

}  // namespace castellan::cli
