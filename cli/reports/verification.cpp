#include "cli/reports/verification.hpp"

#include "cli/process/errors.hpp"
#include "cli/reports/number_text.hpp"

namespace castellan::cli {

VerifiedFiles verified_files(const Arguments& arguments) {
  const VerifiedFiles files{arguments.positional(1).value(), arguments.positional(2).value()};
  if (files.deal == "-" && files.solution == "-")
    throw UsageError("only one of DEAL and SOLUTION can be standard input");
  return files;
}

ExitCode report_ending(std::size_t moves, const Ending& ending, Output& output) {
  if (ending.won) {
    output.write("legal and won: " + counted(moves, "move"));
    return ExitCode::kDone;
  }
  output.write("legal but not won: " + counted(moves, "move") + ", " + std::to_string(ending.home) + " of " +
               counted(ending.deck, "card") + " home");
  return ExitCode::kNotWon;
}

}  // namespace castellan::cli
