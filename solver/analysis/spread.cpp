#include "solver/analysis/spread.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace castellan::solver {

namespace {

/// The smallest value that at least this share of the sorted values does not exceed.
double nearest_rank(const std::vector<double>& sorted, double share) {
  const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(sorted.size())));
  return sorted[std::max<std::size_t>(rank, 1) - 1];
}

}  // namespace

std::optional<Spread> spread_of(std::vector<double> values) {
  if (values.empty()) return std::nullopt;
  // Sorted before summing: the sum, too, then depends on the values alone.
  std::sort(values.begin(), values.end());
  const double sum = std::accumulate(values.begin(), values.end(), 0.0);
  return Spread{.mean = sum / static_cast<double>(values.size()),
                .median = nearest_rank(values, 0.5),
                .p90 = nearest_rank(values, 0.9),
                .p99 = nearest_rank(values, 0.99),
                .max = values.back()};
}

}  // namespace castellan::solver
