#include "solver/batch/signature.hpp"

#include <algorithm>
#include <optional>

#include "solver/batch/seed_batch.hpp"

namespace castellan::solver {

std::uint64_t signature_of(const Game& game, int threads, std::atomic<bool>& stop) {
  constexpr std::uint64_t kSeedsAtATime = 20;
  Limits limits;
  limits.max_positions = kSignaturePositionsOfDeal;
  std::uint64_t positions = 0;
  const auto add = [&](const DealRecord& deal) { positions += deal.positions; };
  // Threads decide deals in any order, so whether it is enough is asked between parts of the list.
  for (std::uint64_t seed = kSignatureFirstSeed; seed <= kSignatureLastSeed && positions < kSignaturePositions;) {
    const std::uint64_t end = std::min(seed + kSeedsAtATime, kSignatureLastSeed + 1);
    const auto next = [&] { return seed == end ? std::nullopt : std::optional(seed++); };
    decide_seeds(game, limits, threads, next, add, stop);
    if (stop) break;
  }
  return positions;
}

}  // namespace castellan::solver
