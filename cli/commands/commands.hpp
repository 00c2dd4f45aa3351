// One function per subcommand, each in a file of its own, those about runs in run_commands/; command_table.cpp says
// what each takes.

#pragma once

#include <vector>

#include "cli/arguments/arguments.hpp"
#include "cli/arguments/command.hpp"
#include "cli/process/exit_code.hpp"
#include "cli/streams/output.hpp"

namespace castellan::cli {

// Each throws UsageError, core::InputError, OutputError or Interrupted.
ExitCode run_games(const Arguments& arguments, Output& output);
ExitCode run_deal(const Arguments& arguments, Output& output);
ExitCode run_daily(const Arguments& arguments, Output& output);
ExitCode run_convert(const Arguments& arguments, Output& output);
ExitCode run_number(const Arguments& arguments, Output& output);
ExitCode run_solve(const Arguments& arguments, Output& output);
ExitCode run_hint(const Arguments& arguments, Output& output);
ExitCode run_verify(const Arguments& arguments, Output& output);
ExitCode run_analyze(const Arguments& arguments, Output& output);
ExitCode run_report(const Arguments& arguments, Output& output);
ExitCode run_retry(const Arguments& arguments, Output& output);
ExitCode run_audit(const Arguments& arguments, Output& output);
ExitCode run_merge(const Arguments& arguments, Output& output);
ExitCode run_compact(const Arguments& arguments, Output& output);
ExitCode run_export(const Arguments& arguments, Output& output);
ExitCode run_bench(const Arguments& arguments, Output& output);
ExitCode run_help(const Arguments& arguments, Output& output);

/// The entry of the table for `serve`.
[[nodiscard]] Command serve_command();
/// The entries of the table for the commands in run_commands/, in the order of the help.
[[nodiscard]] std::vector<Command> run_commands();

}  // namespace castellan::cli
