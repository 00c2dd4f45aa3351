// `castellan verify`: does this solution win this deal, by the rules?

#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/deals/deal_choice.hpp"
#include "cli/pages/written.hpp"
#include "cli/streams/input_file.hpp"
#include "cli/verdicts/judgement_report.hpp"

namespace castellan::cli {

ExitCode run_verify(const Arguments& arguments, Output& output) {
  constexpr std::size_t kLargestSolutionFile = std::size_t{16} << 20U;
  const solver::GamePtr game = game_of(arguments);
  const std::string deal_path = arguments.positional(1).value();
  const std::string path = arguments.positional(2).value();
  if (deal_path == "-" && path == "-") throw UsageError("only one of DEAL and SOLUTION can be standard input");
  const auto [name, deal] = read_deal(*game, deal_path, reading_of(arguments));
  if (const auto moves = whole_number_of(arguments, "board-after")) {
    if (game->tableau() == nullptr) throw UsageError("--board-after is for tableau games");
    const solver::DealPtr position = parse_file(path, kLargestSolutionFile, [&](const std::string& solution) {
      return game->position_after(*deal, solution, static_cast<std::size_t>(*moves));
    });
    output.write(game->format(*position, solver::DealForm::kBoard));
    return ExitCode::kDone;
  }
  const solver::Judgement judgement =
      parse_file(path, kLargestSolutionFile, [&](const std::string& solution) { return game->judge(*deal, solution); });
  if (wants_page(arguments)) {
    Report report = judgement_report(*game, name, *deal, judgement);
    report.pictures.emplace_back(replay_of(*game, *deal, judgement.line));
    output.write(written(std::move(report), arguments));
  }
  if (judgement.illegal_move) throw core::InputError(path + ": " + judgement_text(judgement));
  if (!wants_page(arguments)) output.write(judgement_text(judgement));
  return judgement.won ? ExitCode::kDone : ExitCode::kNotWon;
}

}  // namespace castellan::cli
