// `castellan report`: the table of a run file.

#include "cli/commands/commands.hpp"
#include "cli/runs/run_report.hpp"

namespace castellan::cli {

ExitCode run_report(const Arguments& arguments, Output& output) {
  runs::RunFile file(arguments.positional(0).value());
  output.write(analysis_as(arguments.choice("format"), runs::report_of(file)));
  return ExitCode::kDone;
}

}  // namespace castellan::cli
