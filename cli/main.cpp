// The program: take the words of the command line, find the command, run it, report how it ended.

#include <csignal>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "cli/arguments.hpp"
#include "cli/command.hpp"
#include "cli/errors.hpp"
#include "cli/exit_code.hpp"
#include "cli/help.hpp"
#include "cli/interrupt.hpp"
#include "cli/messages.hpp"
#include "cli/output.hpp"
#include "cli/standard_streams.hpp"
#include "cli/version.hpp"
#include "core/input_error.hpp"

namespace castellan::cli {

namespace {

ExitCode run_command(const std::vector<std::string>& words, Output& output) {
  const Command& command = find_command(words.front());
  const std::vector<std::string> rest(words.begin() + 1, words.end());
  try {
    const Arguments arguments(command, rest);
    if (!arguments.has(kHelpOption.name)) return command.run(arguments, output);
    output.write(command_help(command));
    return ExitCode::kDone;
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

/// Runs the program and turns whatever ends it into an exit code and at most one line on stderr.
ExitCode guarded_main(const std::vector<std::string>& words) {
  try {
    Output output;
    const ExitCode code = run_program(words, output);
    output.close();
    return code;
  } catch (const UsageError& error) {
    say(error.what());
    return ExitCode::kUsage;
  } catch (const core::InputError& error) {
    say(error.what());
    return ExitCode::kBadInput;
  } catch (const Interrupted&) {
    return ExitCode::kInterrupted;
  } catch (const OutputError& error) {
    if (!error.reader_left()) say(error.what());
    return ExitCode::kInternalError;
  } catch (const std::bad_alloc&) {
    say("out of memory; a lower --max-memory or fewer --threads bound what is used");
    return ExitCode::kInternalError;
  } catch (const std::exception& error) {
    say("internal error: " + std::string(error.what()));
    return ExitCode::kInternalError;
  }
}

}  // namespace

}  // namespace castellan::cli

int main(int argc, char** argv) {
  using namespace castellan::cli;
  claim_standard_streams();
  // A closed pipe and a limit on the size of files are then errors of the write, and told from a crash.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  catch_interrupts();
  return static_cast<int>(guarded_main({argv + 1, argv + argc}));
}
