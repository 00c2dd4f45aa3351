#include "solver/batch/batch.hpp"

#include "solver/threads/deal_pipeline.hpp"

namespace castellan::solver {

void answer_all(const Game& game, Question question, const Limits& limits, int threads,
                const std::function<std::optional<BatchDeal>()>& next,
                const std::function<void(const BatchDeal&, const Outcome&)>& report, std::atomic<bool>& stop) {
  const auto make_worker = [&] {
    // Shared: the pipeline copies its workers.
    return
        [&stop, question, decider = std::shared_ptr<GameDecider>(game.decider(limits, &stop))](const BatchDeal& deal) {
          Outcome outcome;
          if (stop) {
            outcome.limit = LimitHit::kInterrupted;
          } else if (deal.deal) {
            outcome = decider->answer(question, *deal.deal);
          }
          return outcome;
        };
  };
  run_deal_pipeline<BatchDeal, Outcome>(threads, make_worker, next, report, stop);
}

}  // namespace castellan::solver
