// The program `castellan-mpi`: `castellan analyze … --db FILE` on several machines at once, one rank each.

#include <mpi.h>

#include <optional>
#include <string>
#include <vector>

#include "cli/analysis/analysis_run.hpp"
#include "cli/arguments/arguments.hpp"
#include "cli/arguments/command.hpp"
#include "cli/arguments/values.hpp"
#include "cli/formats/formats.hpp"
#include "cli/help/help.hpp"
#include "cli/mpi/channel.hpp"
#include "cli/process/errors.hpp"
#include "cli/program.hpp"
#include "cli/tables/analysis_report.hpp"

namespace castellan::cli::mpi {

namespace {

AnalysisOrder order_of(const Arguments& arguments) {
  for (const char* const option : {"compare", "compare-with", "policy"}) {
    if (arguments.has(option)) throw UsageError("castellan-mpi takes no --" + std::string(option));
  }
  if (!arguments.has("db")) throw UsageError("castellan-mpi needs --db FILE, where rank 0 keeps the results");
  return cli::order_of(arguments, game_of(arguments));
}

/// What rank 0 tells the others before the work begins.
constexpr std::uint64_t kGo = 1;
constexpr std::uint64_t kStay = 0;

/// Of rank 0: the run itself. The others wait until it has begun, or hear that it will not.
ExitCode run_first(const Session& session, const Arguments& arguments, Output& output) {
  bool has_begun = false;
  const auto helpers = [&](const BlockWork& work) {
    has_begun = true;
    static_cast<void>(told_by_first(kGo));
    serve(session, work);
  };
  try {
    const Analysis analysis = run_analysis(order_of(arguments), helpers);
    output.write(written(report_of(analysis), arguments.choice("format")));
    return analysis.is_complete() ? ExitCode::kDone : ExitCode::kInterrupted;
  } catch (...) {
    if (!has_begun) static_cast<void>(told_by_first(kStay));
    throw;
  }
}

/// Of the other ranks. What is wrong with the command line, rank 0 says.
ExitCode run_other(const Arguments& arguments) {
  if (told_by_first(kGo) == kGo) help(order_of(arguments));
  return ExitCode::kDone;
}

Arguments arguments_of(const std::vector<std::string>& words) {
  if (words.empty() || words.front() != "analyze") throw UsageError("castellan-mpi knows one command: analyze");
  return {find_command("analyze"), {words.begin() + 1, words.end()}};
}

ExitCode run_rank(const Session& session, const std::vector<std::string>& words, Output& output) {
  std::optional<Arguments> arguments;
  try {
    arguments.emplace(arguments_of(words));
  } catch (const UsageError&) {
    if (session.rank() == 0) throw;
    return ExitCode::kDone;
  }
  if (!arguments->has(kHelpOption.name)) {
    return session.rank() == 0 ? run_first(session, *arguments, output) : run_other(*arguments);
  }
  if (session.rank() == 0) output.write(command_help(find_command("analyze")));
  return ExitCode::kDone;
}

}  // namespace

}  // namespace castellan::cli::mpi

int main(int argc, char** argv) {
  using namespace castellan::cli;
  const mpi::Session session(&argc, &argv);
  prepare_process();
  const std::vector<std::string> words(argv + 1, argv + argc);
  const ExitCode code = guarded([&](Output& output) { return mpi::run_rank(session, words, output); });
  // A rank that fails alone would leave the others waiting.
  if (code != ExitCode::kDone && session.rank() != 0) MPI_Abort(MPI_COMM_WORLD, static_cast<int>(code));
  return static_cast<int>(code);
}
