#include "cli/runs/analysis_run.hpp"

#include <memory>
#include <utility>

#include "cli/errors.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "cli/runs/block_plan.hpp"
#include "cli/runs/block_store.hpp"
#include "cli/runs/block_tally.hpp"
#include "solver/batch/block_run.hpp"

namespace castellan::cli::runs {

namespace {

std::unique_ptr<BlockStore> store_for(const AnalysisOrder& order) {
  if (!order.db) return std::make_unique<MemoryStore>();
  const RunIdentity identity = identity_of(order.title, order.decide, order.limits, order.threads);
  return std::make_unique<RunFile>(*order.db, identity, order.rows, kBlockSize);
}

}  // namespace

AnalysisOrder order_of(const Arguments& arguments, const GameTitle& title, const solver::Limits& limits,
                       const solver::SeedDecider& decide) {
  const auto seeds = arguments.value("seeds");
  if (!seeds) throw UsageError("which deals? Give --seeds A-B");
  AnalysisOrder order{.title = title,
                      .limits = limits,
                      .decide = decide,
                      .seeds = parse_seed_range(*seeds),
                      .shard = shard_of(arguments),
                      .threads = threads_of(arguments),
                      .db = arguments.value("db"),
                      .rows = std::nullopt};
  if (arguments.has("rows")) order.rows = parse_rows(arguments.choice("rows"));
  if (order.rows && !order.db) throw UsageError("--rows says what a run file holds; it needs --db FILE");
  constexpr std::uint64_t kLastStorable = ~std::uint64_t{0} >> 1U;
  if (order.db && order.seeds.last > kLastStorable) throw UsageError("--seeds: a run file holds seeds below 2^63");
  return order;
}

Analysis run_analysis(const AnalysisOrder& order) {
  const std::unique_ptr<BlockStore> store = store_for(order);
  BlockPlan plan(order.seeds, order.shard, store->block_size(), store->stored());
  BlockTally tally(plan, *store);
  solver::BlockCollector collector;
  Progress progress(order.seeds.size() / static_cast<double>(order.shard.count));
  std::uint64_t done = 0;
  std::uint64_t won = 0;
  const solver::BlockRun run = {
      .next = [&] { return tally.next(); },
      .each =
          [&](const solver::DealRecord& deal) {
            ++done;
            won += deal.verdict == solver::Verdict::kWinnable ? 1 : 0;
            progress.show(done, won);
          },
      .done = [&](const solver::BlockResult& block) { tally.put(block); },
  };
  solver::decide_blocks(order.decide, order.limits, order.threads, run, collector, interrupted());
  Analysis analysis{.title = order.title,
                    .seeds = order.seeds,
                    .shard = order.shard,
                    .limits = order.limits,
                    .extent = tally.is_complete() ? Extent::kAll : Extent::kBeginning,
                    .retried = store->retried(order.seeds),
                    .summary = tally.summary()};
  if (const auto missing = tally.first_missing()) {
    for (const solver::DealRecord& deal : collector.beginning(missing->first)) analysis.summary.add(deal);
  }
  return analysis;
}

}  // namespace castellan::cli::runs
