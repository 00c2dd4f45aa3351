// `castellan solve`: a verdict for one deal or for each of many.

#include "cli/arguments/contestants.hpp"
#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/deals/deal_choice.hpp"
#include "cli/process/errors.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/reports/outcome_report.hpp"
#include "cli/reports/outcome_stream.hpp"
#include "cli/streams/live_line.hpp"
#include "core/castle_game.hpp"
#include "core/text/deal_text.hpp"
#include "core/text/move_json.hpp"
#include "core/text/solution_text.hpp"
#include "solver/batch/batch.hpp"
#include "solver/decider.hpp"

namespace castellan::cli {

namespace {

Json moves_json(const std::vector<core::Move>& moves) {
  Json json = Json::array();
  json.get_ref<Json::array_t&>().reserve(moves.size());
  for (const core::Move& move : moves) json.push_back(core::move_to_json(move));
  return json;
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

ExitCode solve_one(const Arguments& arguments, const core::Variant& variant, const solver::Limits& limits, int threads,
                   Output& output) {
  const auto [name, board] = single_deal(arguments, variant.rules);
  solver::Decider decider(variant.rules, ladder_of(arguments, variant.rules), limits, &interrupted(), threads);
  solver::Outcome outcome;
  if (arguments.has("shortest")) {
    const LiveLine line;
    outcome = decider.answer(solver::Question::kShortest, board, [&](std::size_t moves, std::size_t at_least) {
      line.draw(shortest_text(moves, at_least));
    });
  } else {
    outcome = decider.answer(solver::Question::kStraight, board);
  }
  const std::vector<core::Move> moves = core::to_moves(board, outcome.line);
  const bool json = arguments.choice("format") == "json";
  output.write(json ? outcome_json(title_of(variant), name, core::format_line_text(variant.rules, board),
                                   moves_json(moves), outcome)
                    : outcome_text(title_of(variant), name, core::format_board_text(variant.rules, board),
                                   core::format_moves(moves), moves.size(), outcome));
  return exit_code_of(outcome);
}

ExitCode solve_many(const Arguments& arguments, const core::Variant& variant, const solver::Limits& limits, int threads,
                    Output& output) {
  const auto path = arguments.value("lines");
  const DealStream deals = path ? line_stream(variant.rules, *path)
                                : seed_stream(variant.rules, parse_seed_range(arguments.value("seeds").value()));
  OutcomeStream stream(arguments, title_of(variant), output);
  const auto report = [&](const solver::BatchDeal& deal, const solver::Outcome& outcome) {
    if (!deal.board) {
      stream.unreadable(deal.problem);
      return;
    }
    stream.write(deal.number, outcome, outcome.line.size(), [&] {
      return OutcomeStream::Details{core::format_line_text(variant.rules, *deal.board),
                                    moves_json(core::to_moves(*deal.board, outcome.line))};
    });
  };
  const auto question = arguments.has("shortest") ? solver::Question::kShortest : solver::Question::kWinnable;
  solver::answer_all(question, variant.rules, limits, threads, deals, report, interrupted());
  return stream.exit_code();
}

}  // namespace

ExitCode run_solve(const Arguments& arguments, Output& output) {
  const core::Variant variant = variant_of(arguments);
  check_one_source(arguments);
  const bool many = arguments.has("lines") || arguments.has("seeds");
  const int threads = threads_of(arguments);
  const solver::Limits limits = limits_of(arguments);
  if (many && arguments.has("strategy")) {
    throw UsageError("--strategy is for a single deal; `castellan bench` runs strategies on many");
  }
  return many ? solve_many(arguments, variant, limits, threads, output)
              : solve_one(arguments, variant, limits, threads, output);
}

}  // namespace castellan::cli
