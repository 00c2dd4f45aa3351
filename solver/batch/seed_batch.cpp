#include "solver/batch/seed_batch.hpp"

#include "core/deals/deal_number.hpp"
#include "solver/threads/deal_pipeline.hpp"

namespace castellan::solver {

void decide_seeds(const Game& game, const Limits& limits, int threads, const SeedSource& next, const RecordSink& report,
                  std::atomic<bool>& stop) {
  const auto make_worker = [&] {
    return [&game, &stop, decider = std::shared_ptr<GameDecider>(game.decider(limits, &stop))](std::uint64_t seed) {
      if (stop) return DealRecord{.seed = seed, .limit = LimitHit::kInterrupted, .stage = {}};
      const DealPtr deal = game.numbered_deal({core::DealSource::kSeed, seed});
      return record_of(seed, decider->answer(Question::kWinnable, *deal));
    };
  };
  const auto hand_over = [&](std::uint64_t, const DealRecord& record) { report(record); };
  run_deal_pipeline<std::uint64_t, DealRecord>(threads, make_worker, next, hand_over, stop, HandOver::kAsDone);
}

std::uint64_t engine_fingerprint(const Game& game, int threads, std::atomic<bool>& stop) {
  // Deals enough to notice a change, few enough not to be noticed themselves.
  constexpr std::uint64_t kDeals = 50;
  constexpr std::uint64_t kMaxPositions = 5000;
  constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15;
  Limits limits;
  limits.max_positions = kMaxPositions;
  std::uint64_t fingerprint = 0;
  const auto next = [seed = std::uint64_t{0}]() mutable {
    return seed < kDeals ? std::optional(++seed) : std::nullopt;
  };
  const auto report = [&](const DealRecord& deal) {
    std::uint64_t mixed = deal.seed;
    for (const std::uint64_t part : {static_cast<std::uint64_t>(deal.verdict), deal.positions, deal.moves}) {
      mixed = (mixed ^ part) * kOdd;
      mixed ^= mixed >> 29U;
    }
    fingerprint += mixed;
  };
  decide_seeds(game, limits, threads, next, report, stop);
  return fingerprint;
}

}  // namespace castellan::solver
