// `castellan solve`: a verdict for one deal or for each of many.

#include <array>

#include "cli/commands/commands.hpp"
#include "cli/deal_choice.hpp"
#include "cli/errors.hpp"
#include "cli/interrupt.hpp"
#include "cli/messages.hpp"
#include "cli/outcome_report.hpp"
#include "cli/values.hpp"
#include "solver/batch.hpp"
#include "solver/decider.hpp"

namespace castellan::cli {

namespace {

ExitCode exit_code_of(const solver::Outcome& outcome) {
  if (outcome.verdict == solver::Verdict::kWinnable) return ExitCode::kDone;
  if (outcome.verdict == solver::Verdict::kUnwinnable) return ExitCode::kUnwinnable;
  switch (outcome.limit) {
    case solver::LimitHit::kNone:
    case solver::LimitHit::kPositions: return ExitCode::kPositionLimit;
    case solver::LimitHit::kTime: return ExitCode::kTimeLimit;
    case solver::LimitHit::kMemory: return ExitCode::kMemoryLimit;
    case solver::LimitHit::kInterrupted: return ExitCode::kInterrupted;
  }
  return ExitCode::kInternalError;
}

/// Exactly one of the ways to say which deals are meant.
void check_one_source(const Arguments& arguments) {
  constexpr std::array<std::string_view, 5> kOptions = {"lines", "seed", "seeds", "ms", "pysol"};
  int sources = arguments.positional(1) ? 1 : 0;
  for (const std::string_view option : kOptions) sources += arguments.has(option) ? 1 : 0;
  constexpr std::string_view kChoices = "FILE, --lines, --seed, --seeds, --ms or --pysol";
  if (sources == 0) throw UsageError("which deal? Give " + std::string(kChoices));
  if (sources > 1) throw UsageError("which deal? Give only one of " + std::string(kChoices));
}

struct Named {
  DealName name;
  core::Board board;
};

Named single_deal(const Arguments& arguments, const core::Rules& rules) {
  if (const auto number = deal_number_of(arguments)) {
    return {{std::string(core::to_string(number->source)), number->number}, core::numbered_deal(rules, *number)};
  }
  const std::string path = arguments.positional(1).value();
  return {{path == "-" ? "stdin" : "file", std::nullopt}, read_deal(rules, path)};
}

ExitCode solve_one(const Arguments& arguments, const core::Variant& variant, const solver::Limits& limits,
                   Output& output) {
  const auto [name, board] = single_deal(arguments, variant.rules);
  solver::Decider decider(variant.rules, limits, &interrupted());
  const solver::Outcome outcome = decider.decide(board);
  const bool json = arguments.choice("format") == "json";
  output.write(json ? outcome_json(variant, name, board, outcome) : outcome_text(variant, name, board, outcome));
  return exit_code_of(outcome);
}

ExitCode solve_many(const Arguments& arguments, const core::Variant& variant, const solver::Limits& limits, int threads,
                    Output& output) {
  const auto path = arguments.value("lines");
  const DealStream deals = path ? line_stream(variant.rules, *path)
                                : seed_stream(variant.rules, parse_seed_range(arguments.value("seeds").value()));
  const std::string source = path ? "lines" : "seed";
  const bool json = arguments.choice("format") == "json";
  bool all_read = true;

  const auto report = [&](const solver::BatchDeal& deal, const solver::Outcome& outcome) {
    if (!deal.board) {
      all_read = false;
      say(deal.problem);
      return;
    }
    if (outcome.limit == solver::LimitHit::kInterrupted) return;
    const DealName name = {source, deal.number};
    output.write(json ? outcome_json(variant, name, *deal.board, outcome) : outcome_line(name, outcome));
    output.flush();
  };
  solver::decide_all(variant.rules, limits, threads, deals, report, interrupted());

  if (interrupted()) return ExitCode::kInterrupted;
  return all_read ? ExitCode::kDone : ExitCode::kBadInput;
}

}  // namespace

ExitCode run_solve(const Arguments& arguments, Output& output) {
  const core::Variant variant = variant_of(arguments);
  check_one_source(arguments);
  const bool many = arguments.has("lines") || arguments.has("seeds");
  const int threads = threads_of(arguments);
  const solver::Limits limits = limits_of(arguments, many ? threads : 1);
  return many ? solve_many(arguments, variant, limits, threads, output) : solve_one(arguments, variant, limits, output);
}

}  // namespace castellan::cli
