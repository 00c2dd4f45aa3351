#include "cli/reports/outcome_stream.hpp"

#include <utility>

#include "cli/process/interrupt.hpp"
#include "cli/reports/outcome_report.hpp"
#include "cli/streams/messages.hpp"

namespace castellan::cli {

OutcomeStream::OutcomeStream(const Arguments& arguments, GameTitle title, Output& output)
    : title_(std::move(title)),
      output_(output),
      source_(arguments.has("lines") ? "lines" : "seed"),
      json_(arguments.choice("format") == "json") {}

void OutcomeStream::unreadable(const std::string& problem) {
  all_read_ = false;
  say(problem);
}

void OutcomeStream::write(std::uint64_t number, const solver::Outcome& outcome, std::size_t move_count,
                          const std::function<Details()>& details) {
  if (outcome.limit == solver::LimitHit::kInterrupted) return;
  const DealName name = {source_, number};
  if (json_) {
    Details more = details();
    output_.write(outcome_json(title_, name, more.line, std::move(more.moves), outcome));
  } else {
    output_.write(outcome_line(name, move_count, outcome));
  }
  output_.flush();
}

ExitCode OutcomeStream::exit_code() const {
  if (interrupted()) return ExitCode::kInterrupted;
  return all_read_ ? ExitCode::kDone : ExitCode::kBadInput;
}

}  // namespace castellan::cli
