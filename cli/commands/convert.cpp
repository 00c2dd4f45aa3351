// `castellan convert`: deals from one form into another.

#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/deals/deal_choice.hpp"
#include "cli/deals/deal_stream.hpp"
#include "cli/session/session.hpp"
#include "cli/streams/messages.hpp"
#include "cli/text/end_of_line.hpp"

namespace castellan::cli {

namespace {

/// Boards have a blank line between them, everything else stands on a line of its own.
ExitCode convert_all(const DealStream& next, const solver::Game& game, solver::DealForm form, Output& output) {
  const bool has_lines =
      form != solver::DealForm::kLine && form != solver::DealForm::kJson && form != solver::DealForm::kSolvitaire;
  bool all_read = true;
  bool is_first = true;
  while (const auto deal = next()) {
    if (!deal->deal) {
      all_read = false;
      say(deal->problem);
      continue;
    }
    output.write((is_first || !has_lines ? "" : "\n") + with_end_of_line(game.format(*deal->deal, form)));
    is_first = false;
  }
  return all_read ? ExitCode::kDone : ExitCode::kBadInput;
}

}  // namespace

ExitCode run_convert(const Arguments& arguments, Output& output) {
  const solver::GamePtr game = game_of(arguments);
  const solver::DealForm form = deal_form_of(arguments.choice("to"));
  const auto lines = arguments.value("lines");
  const std::vector<std::string> files = arguments.positionals_from(1);
  if (lines && !files.empty()) throw UsageError("which deals? Give FILE or --lines, not both");
  if (lines) return convert_all(line_stream(game, *lines, reading_of(arguments)), *game, form, output);
  if (files.size() > 1) return convert_all(file_stream(game, files, reading_of(arguments)), *game, form, output);
  const std::string path = files.empty() ? "-" : files.front();
  output.write(game->format(*read_deal(*game, path, reading_of(arguments)).deal, form));
  return ExitCode::kDone;
}

}  // namespace castellan::cli
