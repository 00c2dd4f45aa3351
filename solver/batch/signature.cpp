#include "solver/batch/signature.hpp"

#include <optional>

#include "solver/batch/seed_batch.hpp"

namespace castellan::solver {

std::uint64_t signature_of(const Game& game, int threads, std::atomic<bool>& stop) {
  const auto next = [seed = kSignatureFirstSeed]() mutable {
    return seed > kSignatureLastSeed ? std::nullopt : std::optional(seed++);
  };
  std::uint64_t positions = 0;
  decide_seeds(
      game, {}, threads, next, [&](const DealRecord& deal) { positions += deal.positions; }, stop);
  return positions;
}

}  // namespace castellan::solver
