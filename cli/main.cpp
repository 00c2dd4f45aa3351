// The program: take the words of the command line, find the command, run it, report how it ended.

#include <string>
#include <vector>

#include "cli/arguments/arguments.hpp"
#include "cli/arguments/command.hpp"
#include "cli/help/help.hpp"
#include "cli/pages/page_target.hpp"
#include "cli/process/errors.hpp"
#include "cli/process/exit_code.hpp"
#include "cli/process/version.hpp"
#include "cli/program.hpp"
#include "cli/streams/output.hpp"
#include "core/input_error.hpp"

namespace castellan::cli {

namespace {

ExitCode run_command(const std::vector<std::string>& words, Output& output) {
  const Command& command = find_command(words.front());
  const std::vector<std::string> rest(words.begin() + 1, words.end());
  try {
    const Arguments arguments(command, rest);
    if (arguments.has(kHelpOption.name)) {
      output.write(command_help(command));
      return ExitCode::kDone;
    }
    const PageTarget target(arguments);
    const ExitCode code = command.run(arguments, output);
    output.flush();
    target.show();
    return code;
  } catch (const UsageError& error) {
    throw UsageError(std::string(error.what()) + " (see castellan " + std::string(command.name) + " --help)");
  }
}

ExitCode run_program(const std::vector<std::string>& words, Output& output) {
  const std::string hint = " (see castellan --help)";
  if (words.empty()) throw UsageError("a command is needed" + hint);
  const std::string& first = words.front();
  if (first == "--help" || first == "-h" || first == "--version") {
    if (words.size() > 1) throw UsageError("unexpected argument " + core::quoted(words[1]) + " after " + first);
    output.write(first == "--version" ? version_text() : program_help());
    return ExitCode::kDone;
  }
  return run_command(words, output);
}

}  // namespace

}  // namespace castellan::cli

int main(int argc, char** argv) {
  using namespace castellan::cli;
  prepare_process();
  const std::vector<std::string> words(argv + 1, argv + argc);
  return static_cast<int>(guarded([&](Output& output) { return run_program(words, output); }));
}
