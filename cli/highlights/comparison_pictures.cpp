#include "cli/highlights/comparison_pictures.hpp"

#include <string>
#include <utility>

#include "cli/highlights/published.hpp"
#include "solver/analysis/interval.hpp"

namespace castellan::cli {

namespace {

/// What each contestant spent to what the first one spent.
template <typename Ratio>
IntervalPlot ratio_plot(const Bench& bench, const std::string& what, Ratio ratio) {
  IntervalPlot plot{.title = what + " to the first contestant's",
                    .caption = "What a contestant spent for each unit that " + bench.names.front() +
                               " spent on the same deals, with its 95 % bootstrap interval over deals.",
                    .rows = {},
                    .are_shares = false};
  for (std::size_t i = 1; i < bench.names.size(); ++i) {
    if (const auto found = ratio(i)) {
      plot.rows.push_back({.name = bench.names[i], .value = found->value, .interval = found->interval});
    }
  }
  return plot;
}

/// Deal by deal; of many deals some, evenly spaced.
ScatterPlot scatter_plot(const Bench& bench, std::size_t place) {
  constexpr std::size_t kMostPoints = 2000;
  ScatterPlot plot{.title = "Deal by deal: " + bench.names[place],
                   .caption = "Each dot is a deal; below the line " + bench.names[place] + " needed fewer positions.",
                   .x_name = "positions of " + bench.names.front(),
                   .y_name = "positions of " + bench.names[place],
                   .points = {}};
  const std::vector<double>& first = bench.comparison.positions(0);
  const std::vector<double>& other = bench.comparison.positions(place);
  const std::size_t every = first.size() / kMostPoints + 1;
  for (std::size_t deal = 0; deal < first.size(); deal += every) plot.points.push_back({first[deal], other[deal]});
  return plot;
}

IntervalPlot::Row share_row(const std::string& name, std::uint64_t won, std::uint64_t deals) {
  const auto value = deals == 0 ? std::nullopt : std::optional(static_cast<double>(won) / static_cast<double>(deals));
  return {.name = name, .value = value, .interval = solver::wilson_interval(won, deals, solver::kUsualConfidence)};
}

}  // namespace

std::vector<Picture> pictures_of(const Bench& bench) {
  IntervalPlot plot{.title = "Winnability",
                    .caption =
                        "The share of deals that each contestant can tell to be won, with its 95 % interval; "
                        "deals that it left undecided count against both ends.",
                    .rows = {}};
  for (std::size_t i = 0; i < bench.names.size(); ++i) {
    const solver::Summary& summary = bench.comparison.summary(i);
    plot.rows.push_back(
        {.name = bench.names[i], .value = summary.winnability(), .interval = summary.winnability_interval()});
  }
  std::vector<Picture> pictures = {std::move(plot)};
  const solver::Comparison& comparison = bench.comparison;
  pictures.emplace_back(ratio_plot(bench, "Positions", [&](std::size_t i) { return comparison.positions_ratio(i); }));
  pictures.emplace_back(ratio_plot(bench, "CPU time", [&](std::size_t i) { return comparison.cpu_ratio(i); }));
  for (std::size_t i = 1; i < bench.names.size(); ++i) pictures.emplace_back(scatter_plot(bench, i));
  return pictures;
}

std::vector<Picture> pictures_of(const PairedAnalysis& analysis) {
  const solver::PairedVerdicts& pairs = analysis.pairs;
  IntervalPlot plot{.title = "Winnability",
                    .caption =
                        "The share of deals that can be won under each rule set, with its 95 % interval, of "
                        "the deals decided under both.",
                    .rows = {}};
  const std::uint64_t deals = pairs.decided();
  plot.rows.push_back(share_row(analysis.first.options_text(), pairs.both_won() + pairs.only_first(), deals));
  plot.rows.push_back(share_row(analysis.second.options_text(), pairs.both_won() + pairs.only_second(), deals));
  std::vector<Picture> pictures = {std::move(plot)};
  const auto interval = pairs.difference_interval(solver::kUsualConfidence);
  if (interval) {
    pictures.emplace_back(
        IntervalPlot{.title = "What the rule changes",
                     .caption = "Winnability under the second rule set less that under the first, "
                                "with its 95 % interval. The deals are the same, so it is narrower "
                                "than the two above would say.",
                     .rows = {{.name = "second less first", .value = pairs.difference(), .interval = *interval}},
                     .is_difference = true});
  }
  return pictures;
}

std::vector<Picture> pictures_of(const std::vector<PolicyAnalysis>& analyses) {
  IntervalPlot plot{.title = "Win rate",
                    .caption =
                        "The share of games won by a player who sees only what has been turned, with its 95 % "
                        "interval. Whether a deal can be won with all cards known is another question.",
                    .rows = {}};
  for (const PolicyAnalysis& analysis : analyses) {
    plot.rows.push_back(share_row(analysis.policy, analysis.score.won, analysis.score.deals));
  }
  for (IntervalPlot::Row& row : published_play(analyses.front().title)) plot.rows.push_back(std::move(row));
  return {std::move(plot)};
}

}  // namespace castellan::cli
