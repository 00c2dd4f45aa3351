#include "solver/batch/contest.hpp"

#include "solver/batch/deal_pipeline.hpp"
#include "solver/decider.hpp"

namespace castellan::solver {

void run_contest(const core::Rules& rules, std::span<const Contestant> contestants, const Limits& limits, int threads,
                 const std::function<std::optional<BatchDeal>()>& next,
                 const std::function<void(const BatchDeal&, const std::vector<Outcome>&)>& report,
                 std::atomic<bool>& stop) {
  const auto make_worker = [&] {
    return [contestants, decider = Decider(rules, limits, &stop)](const BatchDeal& deal) mutable {
      std::vector<Outcome> outcomes(contestants.size());
      for (std::size_t turn = 0; turn < contestants.size(); ++turn) {
        const std::size_t i = static_cast<std::size_t>(deal.number + turn) % contestants.size();
        outcomes[i] = decider.decide_by(contestants[i].ladder, deal.board.value());
      }
      return outcomes;
    };
  };
  run_deal_pipeline<std::vector<Outcome>>(threads, make_worker, next, report, stop);
}

}  // namespace castellan::solver
