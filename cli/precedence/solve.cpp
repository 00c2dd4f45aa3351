// `castellan solve precedence`: whether deals can be won with all cards known; or, with --policy, one game as that
// policy plays it, which is another question and gets another answer.

#include "cli/deals/deal_choice.hpp"
#include "cli/precedence/commands.hpp"
#include "cli/precedence/played_report.hpp"
#include "cli/precedence/values.hpp"
#include "cli/process/errors.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/reports/outcome_report.hpp"
#include "cli/reports/outcome_stream.hpp"
#include "core/precedence/dealing.hpp"
#include "core/precedence/solution_text.hpp"
#include "core/precedence/stock_text.hpp"
#include "solver/precedence/decider.hpp"

namespace castellan::cli::precedence {

namespace {

using core::precedence::format_stock_line;
using core::precedence::Rules;
using core::precedence::Stock;
using solver::precedence::BatchDeal;

struct Named {
  DealName name;
  Stock stock;
};

Named single_deal(const Arguments& arguments, const Rules& rules) {
  if (const auto number = deal_number_of(arguments)) {
    return {{std::string(core::to_string(number->source)), number->number},
            core::precedence::numbered_deal(rules, *number)};
  }
  const std::string path = arguments.positional(1).value();
  return {{path == "-" ? "stdin" : "file", std::nullopt}, read_stock(rules, path)};
}

ExitCode solve_one(const Arguments& arguments, const Rules& rules, const solver::Limits& limits, Output& output) {
  const auto [name, stock] = single_deal(arguments, rules);
  solver::precedence::Decider decider(rules, limits, &interrupted());
  const solver::Outcome outcome = decider.decide(stock);
  const auto moves = core::precedence::to_moves(outcome.line);
  if (arguments.choice("format") == "json") {
    output.write(outcome_json(title_of(rules), name, format_stock_line(stock), moves_json(moves), outcome));
  } else {
    output.write(outcome_text(title_of(rules), name, core::precedence::format_stock_lines(stock),
                              core::precedence::format_moves(moves), moves.size(), outcome));
  }
  return exit_code_of(outcome);
}

ExitCode solve_many(const Arguments& arguments, const Rules& rules, const solver::Limits& limits, int threads,
                    Output& output) {
  const auto path = arguments.value("lines");
  const DealStream deals =
      path ? line_stream(rules, *path) : seed_stream(rules, parse_seed_range(arguments.value("seeds").value()));
  OutcomeStream stream(arguments, title_of(rules), output);
  const auto report = [&](const BatchDeal& deal, const solver::Outcome& outcome) {
    if (!deal.stock) {
      stream.unreadable(deal.problem);
      return;
    }
    stream.write(deal.number, outcome, outcome.line.size(), [&] {
      return OutcomeStream::Details{format_stock_line(*deal.stock),
                                    moves_json(core::precedence::to_moves(outcome.line))};
    });
  };
  solver::precedence::decide_all(rules, limits, threads, deals, report, interrupted());
  return stream.exit_code();
}

ExitCode play_one(const Arguments& arguments, const Rules& rules, const solver::precedence::Policy& policy,
                  Output& output) {
  const auto [name, stock] = single_deal(arguments, rules);
  const std::uint64_t number = static_cast<std::uint64_t>(name.number.value_or(0));
  const PlayedGame game = played_game(rules, stock, policy, number);
  const bool json = arguments.choice("format") == "json";
  output.write(json ? played_json(title_of(rules), name, stock, game)
                    : played_text(title_of(rules), name, stock, game));
  return ExitCode::kDone;
}

}  // namespace

ExitCode run_solve(const Arguments& arguments, Output& output) {
  const Rules rules = rules_of(arguments);
  check_one_source(arguments);
  if (arguments.has("shortest")) throw UsageError("--shortest is for tableau games");
  if (arguments.has("strategy")) throw UsageError("--strategy is for tableau games");
  const bool many = arguments.has("lines") || arguments.has("seeds");
  if (const solver::precedence::Policy* const policy = policy_of(arguments)) {
    if (many) throw UsageError("--policy plays one deal; for many see castellan analyze precedence --policy");
    return play_one(arguments, rules, *policy, output);
  }
  const int threads = threads_of(arguments);
  const solver::Limits limits = limits_of(arguments);
  return many ? solve_many(arguments, rules, limits, threads, output) : solve_one(arguments, rules, limits, output);
}

}  // namespace castellan::cli::precedence
