// `castellan verify`: does this solution win this deal, by the rules?

#include "cli/commands/commands.hpp"
#include "cli/deal_choice.hpp"
#include "cli/errors.hpp"
#include "cli/input_file.hpp"
#include "cli/number_text.hpp"
#include "cli/values.hpp"
#include "core/input_error.hpp"
#include "core/replay.hpp"
#include "core/text/solution_text.hpp"

namespace castellan::cli {

namespace {

constexpr std::size_t kLargestSolutionFile = std::size_t{16} << 20;

std::vector<core::Move> read_solution(const std::string& path) {
  InputFile file(path);
  const std::string text = file.read_all(kLargestSolutionFile);
  try {
    return core::parse_solution(text);
  } catch (const core::InputError& error) {
    throw core::InputError(file.name() + ": " + error.what());
  }
}

}  // namespace

ExitCode run_verify(const Arguments& arguments, Output& output) {
  const core::Variant variant = variant_of(arguments);
  const std::string deal_path = arguments.positional(1).value();
  const std::string solution_path = arguments.positional(2).value();
  if (deal_path == "-" && solution_path == "-") throw UsageError("only one of DEAL and SOLUTION can be standard input");
  const core::Board board = read_deal(variant.rules, deal_path);
  const std::vector<core::Move> moves = read_solution(solution_path);

  const core::ReplayResult result = core::replay(variant.rules, board, moves);
  if (result.illegal_move) {
    const std::size_t place = *result.illegal_move;
    throw core::InputError(solution_path + ": move " + std::to_string(place + 1) + " (" + to_string(moves[place]) +
                           ") is illegal: " + result.reason);
  }
  if (!result.won) {
    int home = 0;
    for (const int count : result.board.home) home += count;
    output.write("legal but not won: " + counted(moves.size(), "move") + ", " + std::to_string(home) + " of " +
                 counted(static_cast<std::uint64_t>(variant.rules.deck_size()), "card") + " home");
    return ExitCode::kNotWon;
  }
  output.write("legal and won: " + counted(moves.size(), "move"));
  return ExitCode::kDone;
}

}  // namespace castellan::cli
