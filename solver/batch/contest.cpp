#include "solver/batch/contest.hpp"

#include "core/deals/deal_number.hpp"
#include "solver/decider.hpp"
#include "solver/threads/deal_pipeline.hpp"

namespace castellan::solver {

void run_contest(const core::Rules& rules, std::span<const Contestant> contestants, const Limits& limits, int threads,
                 const SeedSource& next, const std::function<void(std::uint64_t, const std::vector<Outcome>&)>& report,
                 std::atomic<bool>& stop, core::DealSource source) {
  const auto make_worker = [&] {
    return [&rules, contestants, source, decider = Decider(rules, limits, &stop)](std::uint64_t seed) mutable {
      const core::Board board = core::numbered_deal(rules, {source, seed});
      std::vector<Outcome> outcomes(contestants.size());
      for (std::size_t turn = 0; turn < contestants.size(); ++turn) {
        const std::size_t i = static_cast<std::size_t>(seed + turn) % contestants.size();
        outcomes[i] = decider.decide_by(contestants[i].ladder, board);
      }
      return outcomes;
    };
  };
  run_deal_pipeline<std::uint64_t, std::vector<Outcome>>(threads, make_worker, next, report, stop);
}

}  // namespace castellan::solver
