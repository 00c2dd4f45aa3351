#include "solver/precedence/policy_run.hpp"

#include <memory>

#include "core/precedence/dealing.hpp"
#include "solver/cpu_time.hpp"
#include "solver/threads/deal_pipeline.hpp"

namespace castellan::solver::precedence {

using core::precedence::Rules;

void play_all(const Rules& rules, const Policy& policy, std::uint64_t first, std::uint64_t last, int threads,
              const std::function<void(const PolicyScore&)>& report, std::atomic<bool>& stop) {
  /// Long enough that handing a block over costs nothing, short enough that the slowest policy shows progress.
  constexpr std::uint64_t kBlock = 64;
  struct Block {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
  };
  const auto make_worker = [&] {
    return [&, annealing = std::make_shared<Annealing>()](const Block& block) {
      PolicyScore score;
      const double start = thread_cpu_ms();
      for (std::uint64_t seed = block.first; !stop; ++seed) {
        const auto stock = core::precedence::numbered_deal(rules, {core::DealSource::kSeed, seed});
        const int left = policy.cards_left(rules, stock, seed, *annealing);
        ++score.deals;
        score.won += left == 0 ? 1 : 0;
        score.cards_left += static_cast<std::uint64_t>(left);
        if (seed == block.last) break;
      }
      score.cpu_ms = thread_cpu_ms() - start;
      return score;
    };
  };
  const auto next = [&, begin = first, ended = false]() mutable -> std::optional<Block> {
    if (ended) return std::nullopt;
    const Block block{begin, last - begin < kBlock ? last : begin + kBlock - 1};
    ended = block.last == last;
    begin = block.last + 1;
    return block;
  };
  bool missed = false;
  const auto hand_over = [&](const Block& block, const PolicyScore& score) {
    missed = missed || score.deals != block.last - block.first + 1;
    if (!missed) report(score);
  };
  run_deal_pipeline<Block, PolicyScore>(threads, make_worker, next, hand_over, stop);
}

}  // namespace castellan::solver::precedence
