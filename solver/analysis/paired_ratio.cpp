#include "solver/analysis/paired_ratio.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

#include "core/deals/castellan_generator.hpp"

namespace castellan::solver {

namespace {

constexpr int kResamples = 1000;
constexpr std::uint64_t kSeed = 1;

/// The ratio in each resample, sorted. Resamples in which the reference spent nothing say nothing and are left out.
std::vector<double> resampled_ratios(std::span<const double> values, std::span<const double> reference) {
  core::CastellanGenerator random(kSeed);
  std::vector<double> ratios;
  ratios.reserve(kResamples);
  for (int i = 0; i < kResamples; ++i) {
    double sum = 0;
    double reference_sum = 0;
    for (std::size_t drawn = 0; drawn < values.size(); ++drawn) {
      const auto deal = static_cast<std::size_t>(random.below(values.size()));
      sum += values[deal];
      reference_sum += reference[deal];
    }
    if (reference_sum > 0) ratios.push_back(sum / reference_sum);
  }
  std::sort(ratios.begin(), ratios.end());
  return ratios;
}

}  // namespace

std::optional<PairedRatio> paired_ratio(std::span<const double> values, std::span<const double> reference,
                                        double confidence) {
  const double sum = std::accumulate(values.begin(), values.end(), 0.0);
  const double reference_sum = std::accumulate(reference.begin(), reference.end(), 0.0);
  if (reference_sum <= 0) return std::nullopt;
  PairedRatio ratio{.value = sum / reference_sum,
                    .interval = {.low = sum / reference_sum, .high = sum / reference_sum}};
  const std::vector<double> ratios = resampled_ratios(values, reference);
  if (!ratios.empty()) {
    const double count = static_cast<double>(ratios.size());
    const auto cut = static_cast<std::size_t>(std::floor(count * (1 - confidence) / 2));
    ratio.interval = {.low = ratios[cut], .high = ratios[ratios.size() - 1 - cut]};
  }
  return ratio;
}

}  // namespace castellan::solver
