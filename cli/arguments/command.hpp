// What a command takes: one table feeds the parser, the help, the man page and the shell completion.

#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "cli/process/exit_code.hpp"

namespace castellan::cli {

class Arguments;
class Output;

struct Option {
  std::string_view name;  ///< Without the dashes.
  /// What help calls its value; empty for a flag. "a|b|c": one of these, default first. "[N]": a number that may be
  /// left out and is then 1.
  std::string_view argument;
  std::string_view help;
  bool repeatable = false;
};

struct Positional {
  std::string_view name;
  std::string_view help;
  bool optional = false;
  bool repeatable = false;  ///< One or more of it; only the last can be.
};

struct Example {
  std::string_view command_line;
  std::string_view meaning;
};

struct Command {
  std::string_view name;
  std::string_view summary;  ///< One line.
  std::string_view details;  ///< A paragraph: what comes out, and the exit codes.
  std::vector<Positional> positionals;
  std::vector<Option> options;
  std::vector<Example> examples;
  ExitCode (*run)(const Arguments&, Output&);
};

/// Every command, in the order of the help.
[[nodiscard]] std::span<const Command> all_commands();

/// The command with this name.
/// @throws UsageError that names near matches when there is none.
[[nodiscard]] const Command& find_command(std::string_view name);

/// Every command has it; not in the commands' own lists.
inline constexpr Option kHelpOption = {"help", "", "Show this help and exit."};

/// The alternatives of an argument written "a|b|c", in their order; one element if there is no bar.
[[nodiscard]] std::vector<std::string_view> alternatives(std::string_view argument);

}  // namespace castellan::cli
