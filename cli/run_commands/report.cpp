// `castellan report`: the table of a run file.

#include "cli/analysis/analysis_run.hpp"
#include "cli/arguments/run_options.hpp"
#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/highlights/analysis_pictures.hpp"
#include "cli/highlights/run_highlights.hpp"
#include "cli/pages/written.hpp"

namespace castellan::cli {

ExitCode run_report(const Arguments& arguments, Output& output) {
  runs::RunFile file(arguments.positional(0).value());
  Analysis analysis = analysis_of(file);
  analysis.method = interval_method_of(arguments);
  analysis.with_histogram = histogram_of(arguments);
  if (arguments.has("replays") && !wants_page(arguments)) throw UsageError("--replays is of pages: add --format html");
  Report report = report_of(analysis);
  if (wants_page(arguments)) {
    const std::uint64_t replays = whole_number_of(arguments, "replays").value_or(0);
    report.pictures =
        pictures_of(analysis, highlights_of(file, analysis.numbers), *runs::game_of(file.identity()), replays);
  }
  output.write(written(std::move(report), arguments));
  return ExitCode::kDone;
}

}  // namespace castellan::cli
