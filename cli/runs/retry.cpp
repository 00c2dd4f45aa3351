#include "cli/runs/retry.hpp"

#include <cstddef>
#include <optional>
#include <vector>

#include "cli/process/interrupt.hpp"
#include "core/input_error.hpp"
#include "solver/batch/seed_batch.hpp"

namespace castellan::cli::runs {

void retry(RunFile& file, const solver::Game& game, const solver::Limits& limits, int threads, Progress::Mode mode) {
  if (file.rows() == Rows::kNone) {
    throw core::InputError(file.path() + " does not say which deals are undecided: it was begun with --rows none");
  }
  const std::vector<std::uint64_t> seeds = file.undecided_below(limits);
  Progress progress(static_cast<double>(seeds.size()), mode);
  std::uint64_t done = 0;
  std::uint64_t won = 0;
  const auto next = [&, place = std::size_t{0}]() mutable {
    return place < seeds.size() ? std::optional(seeds[place++]) : std::nullopt;
  };
  const auto report = [&](const solver::DealRecord& deal) {
    if (deal.limit == solver::LimitHit::kInterrupted) return;
    file.replace(deal, limits);
    ++done;
    won += deal.verdict == solver::Verdict::kWinnable ? 1 : 0;
    progress.show(done, won);
  };
  solver::decide_seeds(game, limits, threads, next, report, interrupted());
}

}  // namespace castellan::cli::runs
