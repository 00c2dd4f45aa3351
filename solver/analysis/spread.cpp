#include "solver/analysis/spread.hpp"

#include <cmath>

namespace castellan::solver {

namespace {

/// The smallest value that at least this share of all that were counted does not exceed.
double nearest_rank(const Counts& counts, double share) {
  const auto rank = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(counts.total())));
  std::uint64_t seen = 0;
  for (const auto& [value, times] : counts.values()) {
    seen += times;
    if (seen >= rank) return static_cast<double>(value);
  }
  return static_cast<double>(counts.values().rbegin()->first);
}

}  // namespace

std::optional<Spread> spread_of(const Counts& counts, double unit) {
  if (counts.total() == 0) return std::nullopt;
  double sum = 0;
  for (const auto& [value, times] : counts.values()) sum += static_cast<double>(value) * static_cast<double>(times);
  return Spread{.mean = sum / unit / static_cast<double>(counts.total()),
                .median = nearest_rank(counts, 0.5) / unit,
                .p90 = nearest_rank(counts, 0.9) / unit,
                .p99 = nearest_rank(counts, 0.99) / unit,
                .max = static_cast<double>(counts.values().rbegin()->first) / unit};
}

}  // namespace castellan::solver
