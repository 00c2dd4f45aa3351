// `castellan hint`: is this position still winnable, and what does each move lead to?

#include "solver/hint.hpp"
#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/deals/deal_choice.hpp"
#include "cli/process/errors.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/reports/hint_report.hpp"
#include "cli/reports/outcome_report.hpp"
#include "core/game.hpp"

namespace castellan::cli {

ExitCode run_hint(const Arguments& arguments, Output& output) {
  if (core::is_precedence(arguments.positional(0).value())) throw UsageError("hint is for tableau games");
  const core::Variant variant = variant_of(arguments);
  const std::string path = arguments.positional(1).value();
  const int threads = threads_of(arguments);
  const solver::Limits limits = limits_of(arguments);
  const core::Board board = read_deal(variant.rules, path);
  const auto question = arguments.has("shortest") ? solver::Question::kShortest : solver::Question::kStraight;
  const solver::Hints hints = solver::hints(variant.rules, board, question, limits, threads, interrupted());
  const DealName name = {path == "-" ? "stdin" : "file", std::nullopt};
  output.write(arguments.choice("format") == "json" ? hints_json(title_of(variant), name, variant.rules, board, hints)
                                                    : hints_text(variant.rules, board, hints));
  if (interrupted()) return ExitCode::kInterrupted;
  solver::Outcome outcome;
  outcome.verdict = hints.verdict;
  outcome.limit = hints.limit;
  return exit_code_of(outcome);
}

}  // namespace castellan::cli
