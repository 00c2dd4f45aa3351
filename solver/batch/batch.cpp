#include "solver/batch/batch.hpp"

#include "solver/batch/deal_pipeline.hpp"

namespace castellan::solver {

void answer_all(Question question, const core::Rules& rules, const Limits& limits, int threads,
                const std::function<std::optional<BatchDeal>()>& next,
                const std::function<void(const BatchDeal&, const Outcome&)>& report, std::atomic<bool>& stop) {
  const auto make_worker = [&] {
    return [&stop, question, decider = Decider(rules, limits, &stop)](const BatchDeal& deal) mutable {
      Outcome outcome;
      if (stop) {
        outcome.limit = LimitHit::kInterrupted;
      } else if (deal.board) {
        outcome = decider.answer(question, *deal.board);
      }
      return outcome;
    };
  };
  run_deal_pipeline<Outcome>(threads, make_worker, next, report, stop);
}

void decide_all(const core::Rules& rules, const Limits& limits, int threads,
                const std::function<std::optional<BatchDeal>()>& next,
                const std::function<void(const BatchDeal&, const Outcome&)>& report, std::atomic<bool>& stop) {
  answer_all(Question::kWinnable, rules, limits, threads, next, report, stop);
}

}  // namespace castellan::solver
