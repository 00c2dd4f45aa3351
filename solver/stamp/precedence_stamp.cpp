#include "solver/stamp/precedence_stamp.hpp"

#include <algorithm>
#include <vector>

#include "core/precedence/dealing.hpp"
#include "solver/precedence/decider.hpp"
#include "solver/stamp/stamp.hpp"

namespace castellan::solver::precedence {

namespace {

using core::precedence::Rules;

/// Decides the first deals, each by every one of these ladders.
void add_deals(const Rules& rules, std::span<const std::span<const Rung>> ladders, std::uint64_t deals,
               std::uint64_t max_positions, Stamp& stamp) {
  Limits limits;
  limits.max_positions = max_positions;
  Decider decider(rules, limits);
  for (std::uint64_t seed = 1; seed <= deals; ++seed) {
    const auto stock = core::precedence::numbered_deal(rules, {core::DealSource::kSeed, seed});
    for (const auto& ladder : ladders) stamp.add(decider.decide_by(ladder, stock));
  }
}

}  // namespace

std::uint64_t engine_stamp(const Rules& rules, std::span<const Rung> ladder) {
  Stamp stamp;
  std::vector<std::span<const Rung>> alone;
  for (const Rung& rung : ladder) {
    stamp.add(rung.name);
    stamp.add(static_cast<std::uint64_t>(rung.search));
    stamp.add(rung.max_positions);
    alone.emplace_back(&rung, 1);
  }
  add_deals(rules, std::span(&ladder, 1), 10, 1'000, stamp);
  // On a small deck every search comes to its end soon.
  Rules small = rules;
  small.ranks = std::min<std::uint8_t>(rules.ranks, 6);
  small.chains = std::min<std::uint8_t>(rules.chains, 4);
  add_deals(small, alone, 12, 2'000, stamp);
  return stamp.value();
}

}  // namespace castellan::solver::precedence
