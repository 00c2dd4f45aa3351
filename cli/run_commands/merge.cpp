// `castellan merge`: run files of parts of a run, brought together.

#include "cli/runs/merge.hpp"

#include <filesystem>
#include <system_error>

#include "cli/analysis/analysis_run.hpp"
#include "cli/commands/commands.hpp"
#include "cli/formats/formats.hpp"
#include "cli/process/errors.hpp"

namespace castellan::cli {

ExitCode run_merge(const Arguments& arguments, Output& output) {
  const std::string out = arguments.positional(0).value();
  const std::vector<std::string> parts = arguments.positionals_from(1);
  for (const std::string& in : parts) {
    std::error_code unknown;
    if (std::filesystem::equivalent(in, out, unknown)) throw UsageError(in + " is both OUT and IN");
  }
  runs::merge(out, parts);
  runs::RunFile file(out);
  output.write(written(report_of(analysis_of(file)), arguments.choice("format")));
  return ExitCode::kDone;
}

}  // namespace castellan::cli
