// `castellan hint`: is this position still winnable, and what does each move lead to?

#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/deals/deal_choice.hpp"
#include "cli/pages/written.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/verdicts/hint_report.hpp"
#include "cli/verdicts/outcome_report.hpp"

namespace castellan::cli {

ExitCode run_hint(const Arguments& arguments, Output& output) {
  const solver::GamePtr game = game_of(arguments);
  if (game->tableau() == nullptr) throw UsageError("hint is for tableau games");
  const int threads = threads_of(arguments);
  const solver::Limits limits = limits_of(arguments);
  const auto [name, position] = read_deal(*game, arguments.positional(1).value(), reading_of(arguments));
  const auto question = arguments.has("shortest") ? solver::Question::kShortest : solver::Question::kStraight;
  const solver::Hints hints = solver::hints(*game, *position, question, limits, threads, interrupted());
  Report report = hint_report(*game, name, *position, hints);
  if (wants_page(arguments)) report.pictures.emplace_back(hint_choices(*game, *position, hints));
  output.write(written(std::move(report), arguments));
  if (interrupted()) return ExitCode::kInterrupted;
  solver::Outcome outcome;
  outcome.verdict = hints.verdict;
  outcome.limit = hints.limit;
  return exit_code_of(outcome);
}

}  // namespace castellan::cli
