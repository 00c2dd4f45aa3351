#include "cli/analysis/analysis_run.hpp"

#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "cli/analysis/block_plan.hpp"
#include "cli/analysis/block_tally.hpp"
#include "cli/analysis/memory_store.hpp"
#include "cli/arguments/run_options.hpp"
#include "cli/arguments/values.hpp"
#include "cli/deals/deal_numbers.hpp"
#include "cli/deals/rule_note.hpp"
#include "cli/process/errors.hpp"
#include "cli/process/interrupt.hpp"
#include "core/input_error.hpp"
#include "solver/batch/block_run.hpp"

namespace castellan::cli {

namespace {

std::unique_ptr<runs::BlockStore> store_for(const AnalysisOrder& order) {
  const std::uint64_t block_size = order.game->block_size();
  if (!order.db) return std::make_unique<MemoryStore>(block_size);
  const runs::RunIdentity identity = runs::identity_of(*order.game, order.limits, order.numbers.source);
  auto file = std::make_unique<runs::RunFile>(*order.db, identity, order.rows.value_or(runs::Rows::kAll), block_size);
  file->expect(identity, order.rows);
  file->write_ahead();
  return file;
}

/// Runs both at the same time, helpers in this thread; alone if there are none.
void beside(const Helpers& helpers, const BlockWork& work, const std::function<void()>& own_share) {
  if (!helpers) return own_share();
  std::exception_ptr error;
  std::thread own([&] {
    try {
      own_share();
    } catch (...) {
      error = std::current_exception();
    }
  });
  try {
    helpers(work);
  } catch (...) {
    interrupted() = true;
    own.join();
    throw;
  }
  own.join();
  if (error) std::rethrow_exception(error);
}

}  // namespace

AnalysisOrder order_of(const Arguments& arguments, solver::GamePtr game) {
  AnalysisOrder order{.game = std::move(game),
                      .limits = limits_of(arguments),
                      .numbers = numbers_of(arguments),
                      .shard = shard_of(arguments),
                      .threads = threads_of(arguments),
                      .db = arguments.value("db"),
                      .rows = std::nullopt,
                      .method = interval_method_of(arguments),
                      .half_width = share_of(arguments, "until-halfwidth"),
                      .progress = progress_mode_of(arguments),
                      .with_histogram = histogram_of(arguments)};
  if (arguments.has("rows")) order.rows = runs::rows_named(arguments.choice("rows"));
  if (order.rows && !order.db) throw UsageError("--rows says what a run file holds; it needs --db FILE");
  constexpr std::uint64_t kLastStorable = ~std::uint64_t{0} >> 1U;
  if (order.db && order.numbers.last() > kLastStorable) throw UsageError("a run file holds numbers below 2^63");
  return order;
}

Analysis run_analysis(const AnalysisOrder& order, const Helpers& helpers) {
  note_other_rules(*order.game, order.numbers.source);
  const std::unique_ptr<runs::BlockStore> store = store_for(order);
  const std::vector<solver::SeedBlock> stored = store->stored();
  BlockPlan plan(order.numbers.ranges, order.shard, store->block_size(), stored);
  BlockTally tally(plan, *store, [&order](const solver::Summary& summary) {
    const solver::Interval interval = summary.winnability_interval(order.method);
    return order.half_width && (interval.high - interval.low) / 2 <= *order.half_width;
  });
  solver::BlockCollector collector;
  {
    Progress progress(order.numbers.size() / static_cast<double>(order.shard.count), order.progress, plan.ready());
    std::mutex counting;
    std::uint64_t done = 0;
    std::uint64_t won = 0;
    std::uint64_t undecided = 0;
    const auto count = [&](const solver::DealRecord& deal) {
      const std::lock_guard lock(counting);
      ++done;
      won += deal.verdict == solver::Verdict::kWinnable ? 1 : 0;
      undecided += deal.verdict == solver::Verdict::kUndecided ? 1 : 0;
      progress.show(done, won, undecided);
    };
    const auto next = [&] { return tally.next(); };
    const auto put = [&](const solver::BlockResult& block) {
      if (order.seen) order.seen(block);
      tally.put(block);
    };
    const solver::BlockRun run = {.next = next, .each = count, .done = put};
    const BlockWork work = {.next = next, .done = [&](const solver::BlockResult& block) {
                              put(block);
                              for (const solver::DealRecord& deal : block.deals) count(deal);
                            }};
    beside(helpers, work, [&] {
      solver::decide_blocks(*order.game, order.limits, order.threads, run, collector, interrupted(),
                            order.numbers.source);
    });
  }
  Analysis analysis{.title = title_of(*order.game),
                    .numbers = order.numbers,
                    .shard = order.shard,
                    .limits = order.limits,
                    .extent = tally.is_complete() ? Extent::kAll : Extent::kBeginning,
                    .retried = tally.retried(),
                    .summary = tally.summary(),
                    .has_difficulty = order.game->has_difficulty(),
                    .method = order.method,
                    .with_histogram = order.with_histogram};
  if (tally.is_complete()) return analysis;
  if (tally.is_enough()) {
    analysis.extent = Extent::kEnough;
  } else if (const auto missing = tally.first_missing()) {
    for (const solver::DealRecord& deal : collector.beginning(missing->first)) analysis.summary.add(deal);
  }
  return analysis;
}

Analysis analysis_of(runs::RunFile& file) {
  const std::vector<solver::SeedBlock> blocks = file.stored();
  if (blocks.empty()) throw core::InputError(file.path() + " holds no result yet");
  Analysis analysis{.title = title_of(file.identity()),
                    .numbers = {runs::source_of(file.identity()), {{blocks.front().first, blocks.back().last}}},
                    .shard = {},
                    .limits = file.identity().limits,
                    .extent = Extent::kScattered,
                    .retried = {},
                    .summary = {},
                    .has_difficulty = runs::game_of(file.identity())->has_difficulty()};
  for (const solver::SeedBlock& block : blocks) {
    end_if_interrupted();
    const runs::BlockNumbers numbers = file.take(block);
    analysis.summary.add(numbers.summary);
    analysis.retried.add(numbers.retried);
  }
  if (static_cast<double>(analysis.summary.deals()) == analysis.numbers.size()) analysis.extent = Extent::kAll;
  return analysis;
}

GameTitle title_of(const runs::RunIdentity& run) {
  return {.id = run.game,
          .name = run.game_name,
          .options = runs::option_values(run),
          .rules = runs::game_of(run)->is_own() ? run.rules : ""};
}

}  // namespace castellan::cli
