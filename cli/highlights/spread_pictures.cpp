#include "cli/highlights/spread_pictures.hpp"

#include <algorithm>
#include <cmath>

#include "solver/analysis/cost_share.hpp"
#include "solver/analysis/difficulty.hpp"
#include "solver/analysis/histogram.hpp"
#include "solver/analysis/spread.hpp"

namespace castellan::cli {

namespace {

constexpr std::size_t kMostBins = 40;
constexpr double kNearlyAll = 0.99;

std::vector<SpreadPlot::Bin> bins_in(const std::vector<solver::Bin>& bins, double one) {
  std::vector<SpreadPlot::Bin> scaled;
  scaled.reserve(bins.size());
  for (const solver::Bin& bin : bins) {
    scaled.push_back({static_cast<double>(bin.first) / one, (static_cast<double>(bin.last) + 1) / one, bin.count});
  }
  return scaled;
}

/// The values up to a limit.
solver::Counts up_to(const solver::Counts& counts, std::uint64_t limit) {
  solver::Counts some;
  for (const auto& [value, times] : counts.values()) {
    if (value <= limit) some.add(value, times);
  }
  return some;
}

}  // namespace

std::uint64_t quantile(const solver::Counts& counts, double share) {
  const auto rank = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(counts.total())));
  std::uint64_t seen = 0;
  for (const auto& [value, times] : counts.values()) {
    seen += times;
    if (seen >= rank) return value;
  }
  return counts.values().rbegin()->first;
}

SpreadPlot spread_plot(const solver::Counts& counts, const Quantity& quantity) {
  SpreadPlot plot{.title = quantity.title,
                  .caption = quantity.caption,
                  .unit = quantity.unit,
                  .by_doubling = {},
                  .evenly = {},
                  .beyond = 0,
                  .marks = {}};
  const auto spread = solver::spread_of(counts, quantity.one);
  if (!spread) return plot;
  plot.marks = {{"median", spread->median}, {"mean", spread->mean}, {"p90", spread->p90}, {"p99", spread->p99}};
  std::sort(plot.marks.begin(), plot.marks.end(),
            [](const auto& one, const auto& other) { return one.value < other.value; });
  const solver::Counts nearly_all = quantity.has_long_tail ? up_to(counts, quantile(counts, kNearlyAll)) : counts;
  plot.evenly = bins_in(solver::bins_of_one_width(nearly_all, kMostBins), quantity.one);
  plot.beyond = counts.total() - nearly_all.total();
  if (quantity.has_long_tail) plot.by_doubling = bins_in(solver::bins_by_doubling(counts), quantity.one);
  return plot;
}

SpreadPlot difficulty_plot(const solver::Counts& tenths) {
  SpreadPlot plot = spread_plot(tenths, {.title = "Difficulty",
                                         .unit = "difficulty of winnable deals",
                                         .caption = "How difficult the deals that can be won are to win: a quarter of "
                                                    "them is easy, the upper tenth hard, one in a hundred very hard.",
                                         .one = solver::kDifficultyUnit});
  if (plot.evenly.empty()) return plot;
  constexpr double kQuarter = 0.25;
  constexpr double kHalf = 0.5;
  constexpr double kHard = 0.9;
  const auto at = [&](double share) { return static_cast<double>(quantile(tenths, share)) / solver::kDifficultyUnit; };
  plot.marks = {{"easy up to", at(kQuarter)},
                {"median", at(kHalf)},
                {"hard from", at(kHard)},
                {"very hard from", at(kNearlyAll)}};
  return plot;
}

CostPlot cost_plot(const solver::Counts& cpu_ns) {
  CostPlot plot{.title = "Where the cost is",
                .caption =
                    "Deals sorted by their CPU time, costliest first: the share of all CPU time that the "
                    "costliest ones took.",
                .points = {},
                .table = {}};
  for (const solver::CostShare& share : solver::cost_shares(cpu_ns)) plot.points.push_back({share.deals, share.cost});
  for (const double deals : {0.0001, 0.001, 0.01, 0.1, 0.5}) {
    if (deals * static_cast<double>(cpu_ns.total()) < 1) continue;
    plot.table.push_back({deals, solver::cost_of_costliest(cpu_ns, deals)});
  }
  return plot;
}

}  // namespace castellan::cli
