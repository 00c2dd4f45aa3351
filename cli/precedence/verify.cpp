// `castellan verify precedence`: does this solution win this deal, by the rules?

#include "cli/deal_stream.hpp"
#include "cli/errors.hpp"
#include "cli/number_text.hpp"
#include "cli/precedence/commands.hpp"
#include "cli/precedence/values.hpp"
#include "core/precedence/replay.hpp"
#include "core/precedence/solution_text.hpp"

namespace castellan::cli::precedence {

ExitCode run_verify(const Arguments& arguments, Output& output) {
  const core::precedence::Rules rules = rules_of(arguments);
  const std::string deal_path = arguments.positional(1).value();
  const std::string solution_path = arguments.positional(2).value();
  if (deal_path == "-" && solution_path == "-") throw UsageError("only one of DEAL and SOLUTION can be standard input");
  const core::precedence::Stock stock = read_stock(rules, deal_path);
  const auto moves =
      read_deal_file(solution_path, [](const std::string& text) { return core::precedence::parse_solution(text); });

  const auto result = core::precedence::replay(rules, stock, moves);
  if (result.illegal_move) {
    const std::size_t place = *result.illegal_move;
    throw core::InputError(solution_path + ": move " + std::to_string(place + 1) + " (" + to_string(moves[place]) +
                           ") is illegal: " + result.reason);
  }
  if (!result.won) {
    const std::size_t left = result.table.stock.size() + result.table.waste.size();
    output.write("legal but not won: " + counted(moves.size(), "move") + ", " +
                 std::to_string(static_cast<std::size_t>(rules.deck_size()) - left) + " of " +
                 counted(static_cast<std::uint64_t>(rules.deck_size()), "card") + " home");
    return ExitCode::kNotWon;
  }
  output.write("legal and won: " + counted(moves.size(), "move"));
  return ExitCode::kDone;
}

}  // namespace castellan::cli::precedence
