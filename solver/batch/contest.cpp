#include "solver/batch/contest.hpp"

#include <memory>

#include "solver/batch/deal_pipeline.hpp"
#include "solver/ladder/fixed_bases.hpp"
#include "solver/ladder/ladder_run.hpp"
#include "solver/search/workspace.hpp"

namespace castellan::solver {

void run_contest(const core::Rules& rules, std::span<const Contestant> contestants, const Limits& limits, int threads,
                 const std::function<std::optional<BatchDeal>()>& next,
                 const std::function<void(const BatchDeal&, const std::vector<Outcome>&)>& report,
                 std::atomic<bool>& stop) {
  const FixedBases bases(rules);
  const auto run_all = [&](const BatchDeal& deal, Workspace& workspace) {
    std::vector<Outcome> outcomes(contestants.size());
    for (std::size_t turn = 0; turn < contestants.size(); ++turn) {
      const std::size_t i = static_cast<std::size_t>(deal.number + turn) % contestants.size();
      outcomes[i] = run_ladder(contestants[i].ladder, bases, deal.board.value(), limits, &stop, workspace);
    }
    return outcomes;
  };
  const auto make_worker = [&] {
    return [&run_all, workspace = std::make_unique<Workspace>(limits.max_memory)](const BatchDeal& deal) {
      return run_all(deal, *workspace);
    };
  };
  run_deal_pipeline<std::vector<Outcome>>(threads, make_worker, next, report, stop);
}

}  // namespace castellan::solver
