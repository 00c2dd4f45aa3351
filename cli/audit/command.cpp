// `castellan audit`: certificates for a sample of a run's deals, written and checked.

#include "cli/audit/audit.hpp"

#include "cli/arguments/run_options.hpp"
#include "cli/arguments/values.hpp"
#include "cli/audit/audit_report.hpp"
#include "cli/commands/commands.hpp"
#include "cli/formats/formats.hpp"
#include "cli/process/errors.hpp"
#include "cli/streams/messages.hpp"

namespace castellan::cli {

ExitCode run_audit(const Arguments& arguments, Output& output) {
  AuditOrder order;
  order.sample = whole_number_of(arguments, "sample").value_or(1000);
  order.seed = whole_number_of(arguments, "seed").value_or(1);
  order.keep = arguments.value("keep");
  order.threads = threads_of(arguments);
  order.progress = progress_mode_of(arguments);
  if (order.sample == 0) refuse("sample", "0", "a whole number from 1 up, below 2^64");
  runs::RunFile file(arguments.positional(0).value());
  order.limits = file.identity().limits;
  order.certificates = certificate_limits_of(arguments, order.limits);
  const Audit audit = run_audit(file, *runs::game_of(file.identity()), order);
  output.write(written(report_of(audit), arguments.choice("format")));
  for (const std::string& problem : audit.problems) say(problem);
  return audit.problems.empty() ? ExitCode::kDone : ExitCode::kInternalError;
}

}  // namespace castellan::cli
