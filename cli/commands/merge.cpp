// `castellan merge`: run files of parts of a run, brought together.

#include "cli/runs/merge.hpp"

#include <filesystem>
#include <system_error>

#include "cli/commands/commands.hpp"
#include "cli/formats/formats.hpp"
#include "cli/process/errors.hpp"
#include "cli/runs/run_report.hpp"
#include "core/input_error.hpp"

namespace castellan::cli {

namespace {

/// OUT, or if there is none a new one for the run of IN.
runs::RunFile open_out(const std::string& out, const std::string& in) {
  if (std::filesystem::exists(out)) return runs::RunFile(out, runs::RunFile::Use::kChange);
  runs::RunIdentity identity;
  runs::Rows rows{};
  std::uint64_t block_size = 0;
  {
    const runs::RunFile part(in);
    identity = part.identity();
    rows = part.rows();
    block_size = part.block_size();
  }
  return {out, identity, rows, block_size};
}

}  // namespace

ExitCode run_merge(const Arguments& arguments, Output& output) {
  const std::string out = arguments.positional(0).value();
  const std::vector<std::string> parts = arguments.positionals_from(1);
  for (const std::string& in : parts) {
    std::error_code unknown;
    if (std::filesystem::equivalent(in, out, unknown)) throw UsageError(in + " is both OUT and IN");
  }
  runs::RunFile file = open_out(out, parts.front());
  for (const std::string& in : parts) runs::merge(file, in);
  output.write(written(report_of(runs::analysis_of(file)), arguments.choice("format")));
  return ExitCode::kDone;
}

}  // namespace castellan::cli
