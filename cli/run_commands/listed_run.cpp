#include "cli/run_commands/listed_run.hpp"

#include "cli/arguments/run_options.hpp"
#include "cli/arguments/values.hpp"
#include "cli/deals/deal_stream.hpp"
#include "cli/process/interrupt.hpp"
#include "core/input_error.hpp"

namespace castellan::cli {

Analysis run_listed(const Arguments& arguments, const solver::GamePtr& game) {
  for (const char* const option : {"seeds", "ms", "pysol", "numbers", "db", "rows", "shard", "until-halfwidth"}) {
    if (arguments.has(option)) throw UsageError("--" + std::string(option) + " does not go with --lines");
  }
  Analysis analysis{.title = title_of(*game),
                    .numbers = {},
                    .shard = {},
                    .limits = limits_of(arguments),
                    .extent = Extent::kAll,
                    .retried = {},
                    .summary = {},
                    .has_difficulty = game->has_difficulty(),
                    .method = interval_method_of(arguments),
                    .with_histogram = histogram_of(arguments)};
  const core::DealReading reading = {.by_rows = false, .any_layout = arguments.has("any-layout")};
  bool missed = false;
  const auto report = [&](const solver::BatchDeal& deal, const solver::Outcome& outcome) {
    if (!deal.deal) throw core::InputError(deal.problem);
    missed = missed || outcome.limit == solver::LimitHit::kInterrupted;
    if (!missed) analysis.summary.add(solver::record_of(deal.number, outcome));
  };
  solver::answer_all(*game, solver::Question::kWinnable, analysis.limits, threads_of(arguments),
                     line_stream(game, arguments.value("lines").value(), reading), report, interrupted());
  if (interrupted()) analysis.extent = Extent::kBeginning;
  return analysis;
}

}  // namespace castellan::cli
