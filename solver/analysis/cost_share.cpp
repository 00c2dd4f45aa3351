#include "solver/analysis/cost_share.hpp"

#include <algorithm>
#include <iterator>

namespace castellan::solver {

namespace {

double sum_of(const Counts& costs) {
  double sum = 0;
  for (const auto& [cost, times] : costs.values()) sum += static_cast<double>(cost) * static_cast<double>(times);
  return sum;
}

}  // namespace

std::vector<CostShare> cost_shares(const Counts& costs) {
  constexpr double kApart = 1.05;
  const auto total = static_cast<double>(costs.total());
  const double sum = sum_of(costs);
  std::vector<CostShare> shares;
  if (sum == 0) return shares;
  double deals = 0;
  double cost = 0;
  for (auto value = costs.values().rbegin(); value != costs.values().rend(); ++value) {
    const auto times = static_cast<double>(value->second);
    deals += times;
    cost += static_cast<double>(value->first) * times;
    const bool is_last = std::next(value) == costs.values().rend();
    if (is_last || shares.empty() || deals / total >= kApart * shares.back().deals) {
      shares.push_back({deals / total, is_last ? 1 : cost / sum});
    }
  }
  return shares;
}

double cost_of_costliest(const Counts& costs, double deals) {
  const double sum = sum_of(costs);
  if (sum == 0) return 0;
  double left = deals * static_cast<double>(costs.total());
  double cost = 0;
  for (auto value = costs.values().rbegin(); value != costs.values().rend() && left > 0; ++value) {
    const double taken = std::min(left, static_cast<double>(value->second));
    cost += static_cast<double>(value->first) * taken;
    left -= taken;
  }
  return cost / sum;
}

}  // namespace castellan::solver
