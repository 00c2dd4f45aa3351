// `castellan deal`: the deal that belongs to a number.

#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/deals/deal_choice.hpp"
#include "cli/session/session.hpp"

namespace castellan::cli {

ExitCode run_deal(const Arguments& arguments, Output& output) {
  const solver::GamePtr game = game_of(arguments);
  const auto number = deal_number_of(arguments);
  if (!number) throw UsageError("which deal? Give --seed, --ms or --pysol");
  output.write(game->format(*game->numbered_deal(*number), deal_form_of(arguments.choice("format"))));
  return ExitCode::kDone;
}

}  // namespace castellan::cli
