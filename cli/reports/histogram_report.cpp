#include "cli/reports/histogram_report.hpp"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>
#include <string_view>
#include <vector>

#include "cli/reports/number_text.hpp"
#include "solver/analysis/histogram.hpp"

namespace castellan::cli {

namespace {

constexpr std::size_t kMostBins = 20;

std::string bins_text(std::string_view quantity, const std::vector<solver::Bin>& bins) {
  constexpr int kRangeWidth = 24;
  constexpr int kCountWidth = 12;
  constexpr int kShareWidth = 10;
  constexpr double kBarWidth = 30;
  constexpr int kShareDecimals = 2;
  std::uint64_t total = 0;
  std::uint64_t most = 0;
  for (const solver::Bin& bin : bins) {
    total += bin.count;
    most = std::max(most, bin.count);
  }
  std::ostringstream text;
  text << '\n' << std::left << std::setw(kRangeWidth) << quantity << std::right << std::setw(kCountWidth) << "deals\n";
  for (const solver::Bin& bin : bins) {
    const auto count = static_cast<double>(bin.count);
    const std::string range = std::to_string(bin.first) + (bin.first == bin.last ? "" : "-" + std::to_string(bin.last));
    const auto bar = static_cast<std::size_t>(std::lround(kBarWidth * count / static_cast<double>(most)));
    text << std::left << std::setw(kRangeWidth) << range << std::right << std::setw(kCountWidth - 1) << bin.count
         << std::setw(kShareWidth) << percent(count / static_cast<double>(total), kShareDecimals);
    if (bar > 0) text << "  " << std::string(bar, '#');
    text << '\n';
  }
  return text.str();
}

Json bins_json(const std::vector<solver::Bin>& bins) {
  Json array = Json::array();
  for (const solver::Bin& bin : bins) {
    array.push_back({{"first", bin.first}, {"last", bin.last}, {"deals", bin.count}});
  }
  return array;
}

}  // namespace

std::string histograms_text(const solver::Tally& tally) {
  return bins_text("positions", solver::bins_by_doubling(tally.positions)) +
         bins_text("solution moves", solver::bins_of_one_width(tally.solution_moves, kMostBins));
}

Json histograms_json(const solver::Tally& tally) {
  return {{"positions", bins_json(solver::bins_by_doubling(tally.positions))},
          {"solution_moves", bins_json(solver::bins_of_one_width(tally.solution_moves, kMostBins))}};
}

}  // namespace castellan::cli
