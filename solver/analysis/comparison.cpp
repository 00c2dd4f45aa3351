#include "solver/analysis/comparison.hpp"

namespace castellan::solver {

void Comparison::add(std::uint64_t deal, const std::vector<Outcome>& outcomes) {
  Disagreement disagreement{.deal = deal, .won_by = {}, .lost_by = {}};
  for (std::size_t i = 0; i < summaries_.size(); ++i) {
    summaries_[i].add(record_of(deal, outcomes[i]));
    positions_[i].push_back(static_cast<double>(outcomes[i].positions));
    cpu_ms_[i].push_back(outcomes[i].cpu_ms);
    if (outcomes[i].verdict == Verdict::kWinnable) disagreement.won_by.push_back(i);
    if (outcomes[i].verdict == Verdict::kUnwinnable) disagreement.lost_by.push_back(i);
  }
  if (!disagreement.won_by.empty() && !disagreement.lost_by.empty()) disagreements_.push_back(disagreement);
}

std::optional<PairedRatio> Comparison::positions_ratio(std::size_t contestant, double confidence) const {
  return paired_ratio(positions_[contestant], positions_.front(), confidence);
}

std::optional<PairedRatio> Comparison::cpu_ratio(std::size_t contestant, double confidence) const {
  return paired_ratio(cpu_ms_[contestant], cpu_ms_.front(), confidence);
}

}  // namespace castellan::solver
