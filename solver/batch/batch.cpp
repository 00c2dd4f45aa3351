#include "solver/batch/batch.hpp"

#include "solver/batch/deal_pipeline.hpp"
#include "solver/decider.hpp"

namespace castellan::solver {

void decide_all(const core::Rules& rules, const Limits& limits, int threads,
                const std::function<std::optional<BatchDeal>()>& next,
                const std::function<void(const BatchDeal&, const Outcome&)>& report, std::atomic<bool>& stop) {
  const auto make_worker = [&] {
    return [&stop, decider = Decider(rules, limits, &stop)](const BatchDeal& deal) mutable {
      Outcome outcome;
      if (stop) {
        outcome.limit = LimitHit::kInterrupted;
      } else if (deal.board) {
        outcome = decider.decide(*deal.board);
      }
      return outcome;
    };
  };
  run_deal_pipeline<Outcome>(threads, make_worker, next, report, stop);
}

}  // namespace castellan::solver
