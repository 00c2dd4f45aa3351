#include "cli/analysis/retry_run.hpp"

#include <cstddef>
#include <optional>
#include <vector>

#include "cli/analysis/analysis_run.hpp"
#include "cli/process/interrupt.hpp"
#include "core/input_error.hpp"
#include "solver/batch/seed_batch.hpp"

namespace castellan::cli {

namespace {

/// The undecided deals that were not tried yet with limits as large as these, in order.
std::vector<std::uint64_t> undecided_below(const solver::Limits& limits, runs::RunFile& file) {
  std::vector<std::uint64_t> seeds;
  for (const solver::SeedBlock& block_seeds : file.stored()) {
    end_if_interrupted();
    if (file.take(block_seeds).summary.undecided() == 0) continue;
    const runs::StoredBlock block = file.read(block_seeds);
    for (const solver::DealRecord& deal : block.deals) {
      if (deal.verdict != solver::Verdict::kUndecided) continue;
      const runs::Retry* const retry = block.retry_of(deal.seed);
      if (!runs::at_least(retry != nullptr ? retry->limits : file.identity().limits, limits))
        seeds.push_back(deal.seed);
    }
  }
  return seeds;
}

}  // namespace

Analysis run_retry(runs::RunFile& file, const solver::Game& game, const solver::Limits& limits, int threads,
                   Progress::Mode mode) {
  if (file.rows() == runs::Rows::kNone) {
    throw core::InputError(file.path() + " does not say which deals are undecided: it was begun with --rows none");
  }
  Analysis analysis = analysis_of(file);
  const std::vector<std::uint64_t> seeds = undecided_below(limits, file);
  Progress progress(static_cast<double>(seeds.size()), mode);
  std::uint64_t done = 0;
  std::uint64_t won = 0;
  const auto next = [&, place = std::size_t{0}]() mutable {
    return place < seeds.size() ? std::optional(seeds[place++]) : std::nullopt;
  };
  const auto report = [&](const solver::DealRecord& deal) {
    if (deal.limit == solver::LimitHit::kInterrupted) return;
    analysis.summary.remove(file.replace(deal, limits));
    analysis.summary.add(deal);
    ++done;
    won += deal.verdict == solver::Verdict::kWinnable ? 1 : 0;
    progress.show(done, won);
  };
  solver::decide_seeds(game, limits, threads, next, report, interrupted(), runs::source_of(file.identity()));
  analysis.retried = file.retried();
  return analysis;
}

}  // namespace castellan::cli
