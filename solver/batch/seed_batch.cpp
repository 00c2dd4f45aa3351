#include "solver/batch/seed_batch.hpp"

#include "core/deals/deal_number.hpp"
#include "solver/threads/deal_pipeline.hpp"

namespace castellan::solver {

void decide_seeds(const Game& game, const Limits& limits, int threads, const SeedSource& next, const RecordSink& report,
                  std::atomic<bool>& stop, core::DealSource source) {
  const auto make_worker = [&] {
    return [&game, &stop, source,
            decider = std::shared_ptr<GameDecider>(game.decider(limits, &stop))](std::uint64_t seed) {
      if (stop) return DealRecord{.seed = seed, .limit = LimitHit::kInterrupted, .stage = {}};
      const DealPtr deal = game.numbered_deal({source, seed});
      return record_of(seed, decider->answer(Question::kWinnable, *deal));
    };
  };
  const auto hand_over = [&](std::uint64_t, const DealRecord& record) { report(record); };
  run_deal_pipeline<std::uint64_t, DealRecord>(threads, make_worker, next, hand_over, stop, HandOver::kAsDone);
}

}  // namespace castellan::solver
