// `castellan games`: what can be played, and by which rules.

#include "solver/games/games.hpp"
#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/formats/formats.hpp"
#include "cli/reports/game_report.hpp"

namespace castellan::cli {

ExitCode run_games(const Arguments& arguments, Output& output) {
  const std::string format = arguments.choice("format");
  output.write(arguments.positional(0) ? written(report_of(*game_of(arguments)), format)
                                       : written(report_of(solver::all_games()), format));
  return ExitCode::kDone;
}

}  // namespace castellan::cli
