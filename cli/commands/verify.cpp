// `castellan verify`: does this solution win this deal, by the rules?

#include <numeric>

#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/deals/deal_choice.hpp"
#include "cli/reports/verification.hpp"
#include "core/replay.hpp"
#include "core/text/solution_text.hpp"

namespace castellan::cli {

ExitCode run_verify(const Arguments& arguments, Output& output) {
  const core::Variant variant = variant_of(arguments);
  const VerifiedFiles files = verified_files(arguments);
  const core::Board board = read_deal(variant.rules, files.deal);
  const std::vector<core::Move> moves = read_solution(files.solution, core::parse_solution);

  const core::ReplayResult result = core::replay(variant.rules, board, moves);
  check_legal(files.solution, moves, result);
  const auto& home = result.board.home;
  return report_ending(moves.size(),
                       {.won = result.won,
                        .home = std::accumulate(home.begin(), home.end(), std::size_t{0}),
                        .deck = static_cast<std::size_t>(variant.rules.deck_size())},
                       output);
}

}  // namespace castellan::cli
