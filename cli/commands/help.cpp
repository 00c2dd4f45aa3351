// `castellan help`: the table of commands as text, manual page or shell completion.

#include "cli/help/help.hpp"

#include "cli/commands/commands.hpp"
#include "cli/help/completion.hpp"
#include "cli/help/man_page.hpp"
#include "cli/process/errors.hpp"

namespace castellan::cli {

ExitCode run_help(const Arguments& arguments, Output& output) {
  const std::string format = arguments.choice("format");
  const auto name = arguments.positional(0);
  if (name && format != "text") throw UsageError("--format " + format + " covers every command, it takes no COMMAND");
  if (format == "man") {
    output.write(man_page());
  } else if (format == "bash") {
    output.write(bash_completion());
  } else {
    output.write(name ? command_help(find_command(*name)) : program_help());
  }
  return ExitCode::kDone;
}

}  // namespace castellan::cli
