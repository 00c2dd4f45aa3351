// The subcommands for Precedence, each in a file of its own.

#pragma once

#include "cli/arguments/arguments.hpp"
#include "cli/process/exit_code.hpp"
#include "cli/streams/output.hpp"

namespace castellan::cli::precedence {

// Each throws UsageError, core::InputError, OutputError or Interrupted.
ExitCode run_games(const Arguments& arguments, Output& output);
ExitCode run_deal(const Arguments& arguments, Output& output);
ExitCode run_solve(const Arguments& arguments, Output& output);
ExitCode run_verify(const Arguments& arguments, Output& output);
ExitCode run_analyze(const Arguments& arguments, Output& output);
ExitCode run_bench(const Arguments& arguments, Output& output);

}  // namespace castellan::cli::precedence
