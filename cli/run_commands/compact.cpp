// `castellan compact`: a run file made small.

#include "cli/runs/compact.hpp"

#include "cli/analysis/analysis_run.hpp"
#include "cli/commands/commands.hpp"
#include "cli/formats/formats.hpp"

namespace castellan::cli {

ExitCode run_compact(const Arguments& arguments, Output& output) {
  const std::string out = arguments.positional(1).value();
  runs::compact(arguments.positional(0).value(), out);
  runs::RunFile file(out);
  output.write(written(report_of(analysis_of(file)), arguments.choice("format")));
  return ExitCode::kDone;
}

}  // namespace castellan::cli
