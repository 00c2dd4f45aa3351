#include "cli/number_text.hpp"
#include "cli/outcome_report.hpp"
#include "core/text/deal_text.hpp"
#include "core/text/solution_text.hpp"

namespace castellan::cli {

namespace {

constexpr int kMillisecondDecimals = 2;

std::string verdict_text(const solver::Outcome& outcome) {
  switch (outcome.verdict) {
    case solver::Verdict::kWinnable: return "winnable, " + counted(outcome.moves.size(), "move");
    case solver::Verdict::kUnwinnable: return "unwinnable";
    case solver::Verdict::kUndecided: break;
  }
  switch (outcome.limit) {
    case solver::LimitHit::kPositions: return "undecided, position limit reached";
    case solver::LimitHit::kTime: return "undecided, time limit reached";
    case solver::LimitHit::kMemory: return "undecided, memory limit reached";
    case solver::LimitHit::kInterrupted: return "undecided, interrupted";
    case solver::LimitHit::kNone: break;
  }
  return "undecided";
}

std::string proof_text(solver::Proof proof) {
  switch (proof) {
    case solver::Proof::kNone: break;
    case solver::Proof::kSolution: return " (the moves below were replayed by the rules)";
    case solver::Proof::kExhausted: return " (every line of play was searched)";
    case solver::Proof::kRelaxation: return " (even by easier rules it cannot be won)";
  }
  return {};
}

std::string effort_text(const solver::Outcome& outcome) {
  return counted(outcome.positions, "position") + ", " + fixed(outcome.cpu_ms, kMillisecondDecimals) + " ms";
}

/// "seed 7", "line 3", "from a file".
std::string name_text(const DealName& name) {
  if (!name.number) return "from " + std::string(name.source == "stdin" ? "standard input" : "a file");
  return (name.source == "lines" ? "line" : name.source) + " " + core::to_string(*name.number);
}

}  // namespace

std::string outcome_text(const core::Variant& variant, const DealName& name, const core::Board& board,
                         const solver::Outcome& outcome) {
  std::string text = std::string(variant.game->name) + ", " + name_text(name) + " (" + variant.options_text() + ")\n\n";
  text += core::format_board_text(variant.rules, board);
  text += "\nVerdict: " + verdict_text(outcome) + proof_text(outcome.proof) + ".\n\n";
  if (!outcome.moves.empty()) text += core::format_moves(outcome.moves) + "\n";
  text += "Effort: " + effort_text(outcome) + " of CPU";
  if (!outcome.stage.empty()) text += ", decided by " + std::string(outcome.stage);
  return text + ".\n";
}

std::string outcome_line(const DealName& name, const solver::Outcome& outcome) {
  return name_text(name) + ": " + verdict_text(outcome) + ", " + effort_text(outcome);
}

}  // namespace castellan::cli
