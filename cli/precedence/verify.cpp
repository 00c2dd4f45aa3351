// `castellan verify precedence`: does this solution win this deal, by the rules?

#include "cli/precedence/commands.hpp"
#include "cli/precedence/values.hpp"
#include "cli/reports/verification.hpp"
#include "core/precedence/replay.hpp"
#include "core/precedence/solution_text.hpp"

namespace castellan::cli::precedence {

ExitCode run_verify(const Arguments& arguments, Output& output) {
  const core::precedence::Rules rules = rules_of(arguments);
  const VerifiedFiles files = verified_files(arguments);
  const core::precedence::Stock stock = read_stock(rules, files.deal);
  const auto moves = read_solution(files.solution, core::precedence::parse_solution);

  const auto result = core::precedence::replay(rules, stock, moves);
  check_legal(files.solution, moves, result);
  const auto deck = static_cast<std::size_t>(rules.deck_size());
  const std::size_t left = result.table.stock.size() + result.table.waste.size();
  return report_ending(moves.size(), {.won = result.won, .home = deck - left, .deck = deck}, output);
}

}  // namespace castellan::cli::precedence
