#include "solver/analysis/comparison.hpp"

namespace castellan::solver {

void Comparison::add(std::uint64_t deal, const std::vector<Outcome>& outcomes) {
  Disagreement disagreement{.deal = deal, .won_by = {}, .lost_by = {}};
  for (std::size_t i = 0; i < summaries_.size(); ++i) {
    summaries_[i].add(outcomes[i]);
    if (outcomes[i].verdict == Verdict::kWinnable) disagreement.won_by.push_back(i);
    if (outcomes[i].verdict == Verdict::kUnwinnable) disagreement.lost_by.push_back(i);
  }
  if (!disagreement.won_by.empty() && !disagreement.lost_by.empty()) disagreements_.push_back(disagreement);
}

std::optional<PairedRatio> Comparison::positions_ratio(std::size_t contestant, double confidence) const {
  return paired_ratio(summaries_[contestant].each_positions(), summaries_.front().each_positions(), confidence);
}

std::optional<PairedRatio> Comparison::cpu_ratio(std::size_t contestant, double confidence) const {
  return paired_ratio(summaries_[contestant].each_cpu_ms(), summaries_.front().each_cpu_ms(), confidence);
}

}  // namespace castellan::solver
