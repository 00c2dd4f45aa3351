#include "cli/reports/number_text.hpp"
#include "cli/reports/outcome_report.hpp"

namespace castellan::cli {

namespace {

constexpr int kMillisecondDecimals = 2;

std::string stopped_text(solver::LimitHit limit) {
  switch (limit) {
    case solver::LimitHit::kPositions: return ", position limit reached";
    case solver::LimitHit::kTime: return ", time limit reached";
    case solver::LimitHit::kMemory: return ", memory limit reached";
    case solver::LimitHit::kInterrupted: return ", interrupted";
    case solver::LimitHit::kNone: break;
  }
  return {};
}

std::string proof_text(solver::Proof proof) {
  switch (proof) {
    case solver::Proof::kNone: break;
    case solver::Proof::kSolution: return " (the moves below were replayed by the rules)";
    case solver::Proof::kExhausted: return " (every line of play was searched)";
    case solver::Proof::kRelaxation: return " (even by easier rules it cannot be won)";
    case solver::Proof::kFormula: return " (no line of play satisfies the rules, by a solver of logical formulas)";
  }
  return {};
}

std::string difficulty_text(double difficulty) { return fixed(difficulty, 1); }

std::string effort_text(const solver::Outcome& outcome) {
  return counted(outcome.positions, "position") + ", " + fixed(outcome.cpu_ms, kMillisecondDecimals) + " ms";
}

}  // namespace

std::string verdict_text(std::size_t move_count, const solver::Outcome& outcome) {
  switch (outcome.verdict) {
    case solver::Verdict::kWinnable:
      return "winnable, " + (outcome.lower_bound
                                 ? shortest_text(move_count, *outcome.lower_bound) + stopped_text(outcome.limit)
                                 : counted(move_count, "move"));
    case solver::Verdict::kUnwinnable: return "unwinnable";
    case solver::Verdict::kUndecided: break;
  }
  return "undecided" + stopped_text(outcome.limit);
}

std::string shortest_text(std::size_t moves, std::size_t at_least) {
  if (moves == at_least) return counted(moves, "move") + ", the fewest there can be";
  return "best " + counted(moves, "move") + ", at least " + std::to_string(at_least);
}

std::string name_text(const DealName& name) {
  if (!name.number) return "from " + std::string(name.source == "stdin" ? "standard input" : "a file");
  return (name.source == "lines" ? "line" : name.source) + " " + core::to_string(*name.number);
}

std::string outcome_text(const GameTitle& title, const DealName& name, std::string_view deal, std::string_view moves,
                         std::size_t move_count, const solver::Outcome& outcome) {
  std::string text = title.name + ", " + name_text(name) + " (" + title.options_text() + ")\n\n";
  text += deal;
  text += "\nVerdict: " + verdict_text(move_count, outcome) + proof_text(outcome.proof) + ".\n";
  if (outcome.difficulty) text += "Difficulty: " + difficulty_text(*outcome.difficulty) + ".\n";
  text += "\n";
  if (move_count > 0) text += std::string(moves) + "\n";
  text += "Effort: " + effort_text(outcome) + " of CPU";
  if (!outcome.stage.empty()) text += ", decided by " + std::string(outcome.stage);
  return text + ".\n";
}

ExitCode exit_code_of(const solver::Outcome& outcome) {
  // An interrupted search for a shortest solution keeps its best one.
  if (outcome.limit == solver::LimitHit::kInterrupted) return ExitCode::kInterrupted;
  if (outcome.verdict == solver::Verdict::kWinnable) return ExitCode::kDone;
  if (outcome.verdict == solver::Verdict::kUnwinnable) return ExitCode::kUnwinnable;
  switch (outcome.limit) {
    case solver::LimitHit::kNone:
    case solver::LimitHit::kPositions: return ExitCode::kPositionLimit;
    case solver::LimitHit::kTime: return ExitCode::kTimeLimit;
    case solver::LimitHit::kMemory: return ExitCode::kMemoryLimit;
    case solver::LimitHit::kInterrupted: return ExitCode::kInterrupted;
  }
  return ExitCode::kInternalError;
}

std::string outcome_line(const DealName& name, std::size_t move_count, const solver::Outcome& outcome) {
  const std::string difficulty =
      outcome.difficulty ? ", difficulty " + difficulty_text(*outcome.difficulty) : std::string();
  return name_text(name) + ": " + verdict_text(move_count, outcome) + difficulty + ", " + effort_text(outcome);
}

}  // namespace castellan::cli
