#include "solver/batch/signature.hpp"

#include <optional>

#include "core/deals/deal_number.hpp"
#include "solver/batch/batch.hpp"

namespace castellan::solver {

std::uint64_t signature_of(const core::Game& game, int threads, std::atomic<bool>& stop) {
  std::uint64_t seed = kSignatureFirstSeed;
  const auto next = [&]() -> std::optional<BatchDeal> {
    if (seed > kSignatureLastSeed) return std::nullopt;
    const std::uint64_t number = seed++;
    return BatchDeal{
        .number = number, .board = core::numbered_deal(game.rules, {core::DealSource::kSeed, number}), .problem = ""};
  };
  std::uint64_t positions = 0;
  const auto report = [&](const BatchDeal&, const Outcome& outcome) { positions += outcome.positions; };
  decide_all(game.rules, {}, threads, next, report, stop);
  return positions;
}

}  // namespace castellan::solver
