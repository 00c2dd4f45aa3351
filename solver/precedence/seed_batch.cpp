#include "solver/precedence/seed_batch.hpp"

#include "core/deals/deal_number.hpp"
#include "core/precedence/dealing.hpp"
#include "solver/batch/seed_pipeline.hpp"
#include "solver/precedence/decider.hpp"

namespace castellan::solver::precedence {

SeedDecider seed_decider(const core::precedence::Rules& rules) {
  return seeds_decided_by([rules](const Limits& limits, const std::atomic<bool>& stop) {
    return [&rules, decider = Decider(rules, limits, &stop)](std::uint64_t seed) mutable {
      return record_of(seed, decider.decide(core::precedence::numbered_deal(rules, {core::DealSource::kSeed, seed})));
    };
  });
}

}  // namespace castellan::solver::precedence
