// The pipeline of a SeedDecider, the same for every kind of game.

#pragma once

#include <atomic>
#include <cstdint>

#include "solver/batch/deal_pipeline.hpp"
#include "solver/batch/seed_batch.hpp"

namespace castellan::solver {

/// @param make_decider Called once in each thread as make_decider(limits, stop); returns what turns a seed into its
/// DealRecord
///                     there.
template <typename MakeDecider>
[[nodiscard]] SeedDecider seeds_decided_by(MakeDecider make_decider) {
  return [make_decider](const Limits& limits, int threads, const SeedSource& next, const RecordSink& report,
                        std::atomic<bool>& stop) {
    const auto make_worker = [&] {
      return [&stop, decide = make_decider(limits, stop)](std::uint64_t seed) mutable {
        if (stop) return DealRecord{.seed = seed, .limit = LimitHit::kInterrupted, .stage = {}};
        return decide(seed);
      };
    };
    const auto hand_over = [&](std::uint64_t, const DealRecord& deal) { report(deal); };
    run_deal_pipeline<DealRecord, std::uint64_t>(threads, make_worker, next, hand_over, stop, HandOver::kAsDone);
  };
}

}  // namespace castellan::solver
