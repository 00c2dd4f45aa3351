#include "solver/batch/block_run.hpp"

#include <cstdint>

namespace castellan::solver {

void decide_blocks(const Game& game, const Limits& limits, int threads, const BlockRun& run, BlockCollector& collector,
                   std::atomic<bool>& stop, core::DealSource source) {
  const auto next = [&, block = SeedBlock(), left = false]() mutable -> std::optional<std::uint64_t> {
    if (!left) {
      const auto opened = run.next();
      if (!opened) return std::nullopt;
      block = *opened;
      collector.open(block);
    }
    const std::uint64_t seed = block.first;
    left = seed != block.last;
    block.first = left ? seed + 1 : seed;
    return seed;
  };
  const auto report = [&](const DealRecord& deal) {
    if (deal.limit == LimitHit::kInterrupted) return;
    run.each(deal);
    if (const auto complete = collector.add(deal)) run.done(*complete);
  };
  decide_seeds(game, limits, threads, next, report, stop, source);
}

}  // namespace castellan::solver
