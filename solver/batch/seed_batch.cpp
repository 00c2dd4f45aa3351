#include "solver/batch/seed_batch.hpp"

#include "core/deals/deal_number.hpp"
#include "solver/batch/seed_pipeline.hpp"
#include "solver/decider.hpp"

namespace castellan::solver {

SeedDecider seed_decider(const core::Rules& rules) {
  return seeds_decided_by([rules](const Limits& limits, const std::atomic<bool>& stop) {
    return [&rules, decider = Decider(rules, limits, &stop)](std::uint64_t seed) mutable {
      return record_of(seed, decider.decide(core::numbered_deal(rules, {core::DealSource::kSeed, seed})));
    };
  });
}

std::uint64_t engine_fingerprint(const SeedDecider& decide, int threads, std::atomic<bool>& stop) {
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
  decide(limits, threads, next, report, stop);
  return fingerprint;
}

}  // namespace castellan::solver
