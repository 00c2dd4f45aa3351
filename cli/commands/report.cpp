// `castellan report`: the table of a run file.

#include "cli/analysis/analysis_run.hpp"
#include "cli/arguments/run_options.hpp"
#include "cli/commands/commands.hpp"
#include "cli/formats/formats.hpp"

namespace castellan::cli {

ExitCode run_report(const Arguments& arguments, Output& output) {
  runs::RunFile file(arguments.positional(0).value());
  Analysis analysis = analysis_of(file);
  analysis.method = interval_method_of(arguments);
  analysis.with_histogram = histogram_of(arguments);
  output.write(written(report_of(analysis), arguments.choice("format")));
  return ExitCode::kDone;
}

}  // namespace castellan::cli
