#include "cli/verdicts/outcome_report.hpp"

#include <cmath>
#include <utility>

#include "cli/reports/deal_report.hpp"
#include "cli/text/number_text.hpp"

namespace castellan::cli {

namespace {

Value word_or_null(std::string_view word) { return word.empty() ? Value() : Value(std::string(word)); }

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

/// To microseconds: further digits are noise.
double rounded_ms(double milliseconds) {
  constexpr double kThousand = 1000;
  return std::round(milliseconds * kThousand) / kThousand;
}

std::string effort_text(const solver::Outcome& outcome) {
  constexpr int kMillisecondDecimals = 2;
  return counted(outcome.positions, "position") + ", " + fixed(outcome.cpu_ms, kMillisecondDecimals) + " ms";
}

std::string ending_text(const solver::Outcome& outcome) {
  const std::string by = outcome.stage.empty() ? "" : ", decided by " + std::string(outcome.stage);
  return effort_text(outcome) + " of CPU" + by;
}

/// The moves in words, as programs have them; people are shown something else.
Item moves_for_programs(const solver::MoveList& moves) {
  return {.key = "moves", .value = moves, .audience = Audience::kJson};
}

void add_notation(Items& items, const std::string& text, core::MoveNotation notation) {
  const bool is_standard = notation == core::MoveNotation::kStandard;
  items.push_back(
      {.key = is_standard ? "standard_notation" : "fc_solve_moves", .value = text, .audience = Audience::kJson});
  items.push_back({"", Block{is_standard ? std::string(core::kStandardHeading) + "\n" + text : text}});
}

/// Every so many moves the position, and at the end.
void add_boards(Items& items, const solver::Game& game, const solver::MoveList& moves,
                const std::vector<solver::DealPtr>& positions, std::size_t every) {
  std::string text;
  Words boards;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    text += std::to_string(i + 1) + ". " + moves[i].text + "\n";
    if ((i + 1) % every != 0 && i + 1 != moves.size()) continue;
    text += "\n" + game.format(*positions[i + 1], solver::DealForm::kBoard) + "\n";
    boards.push_back(game.format(*positions[i + 1], solver::DealForm::kLine));
  }
  items.push_back({.key = "boards", .value = boards, .audience = Audience::kJson});
  items.push_back({"", Block{text}});
}

}  // namespace

Report outcome_report(const solver::Game& game, const DealName& name, const solver::Deal& deal,
                      const solver::Outcome& outcome, const ShownMoves& shown) {
  Report report = deal_report(game, name, deal);

  Items& verdict = report.section().items;
  verdict.push_back({"verdict", std::string(to_string(outcome.verdict)), "Verdict",
                     verdict_text(outcome) + proof_text(outcome.proof)});
  verdict.push_back({"proof", word_or_null(to_string(outcome.proof))});
  verdict.push_back({"limit", limit_value(outcome.limit)});
  if (outcome.difficulty) verdict.push_back({"", Real{*outcome.difficulty, 1}, "Difficulty"});

  Items& solution = report.section().items;
  const solver::MoveList moves = game.moves(deal, outcome);
  const bool in_words = moves.empty() || (!shown.notation && !shown.boards_every);
  solution.push_back(in_words ? Item{"moves", moves} : moves_for_programs(moves));
  if (!in_words && shown.notation) {
    add_notation(solution, game.noted(deal, outcome, *shown.notation), *shown.notation);
  }
  if (!in_words && shown.boards_every) {
    add_boards(solution, game, moves, game.positions(deal, outcome), *shown.boards_every);
  }
  solution.push_back({"move_count", std::uint64_t{outcome.line.size()}});

  Items& effort = report.section().items;
  effort.push_back({"difficulty", value_or_null(outcome.difficulty)});
  effort.push_back({"positions", outcome.positions});
  effort.push_back({"stage", word_or_null(outcome.stage)});
  effort.push_back({"cpu_ms", rounded_ms(outcome.cpu_ms)});
  if (outcome.lower_bound) {
    effort.push_back({"lower_bound", std::uint64_t{*outcome.lower_bound}});
    effort.push_back({"optimal", outcome.is_shortest()});
  }
  effort.push_back({"", {}, "Effort", ending_text(outcome)});
  return report;
}

std::string outcome_line(const DealName& name, const solver::Outcome& outcome) {
  const std::string difficulty = outcome.difficulty ? ", difficulty " + fixed(*outcome.difficulty, 1) : "";
  return name_text(name) + ": " + verdict_text(outcome) + difficulty + ", " + effort_text(outcome);
}

std::string verdict_text(const solver::Outcome& outcome) {
  const std::size_t moves = outcome.line.size();
  switch (outcome.verdict) {
    case solver::Verdict::kWinnable:
      return "winnable, " + (outcome.lower_bound
                                 ? shortest_text(moves, *outcome.lower_bound) + stopped_text(outcome.limit)
                                 : counted(moves, "move"));
    case solver::Verdict::kUnwinnable: return "unwinnable";
    case solver::Verdict::kUndecided: break;
  }
  return "undecided" + stopped_text(outcome.limit);
}

std::string shortest_text(std::size_t moves, std::size_t at_least) {
  if (moves == at_least) return counted(moves, "move") + ", the fewest there can be";
  return "best " + counted(moves, "move") + ", at least " + std::to_string(at_least);
}

Value limit_value(solver::LimitHit limit) {
  return limit == solver::LimitHit::kInterrupted ? Value() : word_or_null(to_string(limit));
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

}  // namespace castellan::cli
