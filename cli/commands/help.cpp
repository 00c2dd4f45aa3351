// `castellan help`: the table of commands as text, manual page or shell completion.

#include "cli/help/help.hpp"

#include "cli/commands/commands.hpp"
#include "cli/help/completion.hpp"
#include "cli/help/man_page.hpp"
#include "cli/process/errors.hpp"

namespace castellan::cli {

namespace {

std::string completion(const std::string& shell) {
  if (shell == "bash") return bash_completion();
  return shell == "zsh" ? zsh_completion() : fish_completion();
}

}  // namespace

ExitCode run_help(const Arguments& arguments, Output& output) {
  const std::string format = arguments.choice("format");
  const auto name = arguments.positional(0);
  if (format == "man") {
    output.write(name ? man_page(find_command(*name)) : man_page());
  } else if (format != "text") {
    if (name) throw UsageError("--format " + format + " covers every command, it takes no COMMAND");
    output.write(completion(format));
  } else {
    output.write(name ? command_help(find_command(*name)) : program_help());
  }
  return ExitCode::kDone;
}

}  // namespace castellan::cli
