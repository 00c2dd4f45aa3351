#include "cli/reports/hint_report.hpp"

#include "cli/reports/number_text.hpp"
#include "cli/reports/outcome_report.hpp"
#include "core/text/deal_text.hpp"
#include "core/text/move_json.hpp"

namespace castellan::cli {

namespace {

Json hint_json(const solver::Hint& hint) {
  Json json = core::move_to_json(hint.move);
  json["verdict"] = to_string(hint.after.verdict);
  json["limit"] = limit_json(hint.after.limit);
  json["length"] = hint.length() ? Json(*hint.length()) : Json(nullptr);
  if (hint.after.lower_bound) json["lower_bound"] = *hint.after.lower_bound + 1;
  json["positions"] = hint.after.positions;
  return json;
}

std::string hint_text(const solver::Hint& hint) {
  const std::string move = to_string(hint.move) + ": ";
  if (!hint.length()) return move + verdict_text(0, hint.after);
  if (!hint.after.lower_bound) return move + "winnable in " + counted(*hint.length(), "move");
  return move + "winnable, " + shortest_text(*hint.length(), *hint.after.lower_bound + 1);
}

std::string answer_text(const core::Rules& rules, const core::Board& board, const solver::Hints& hints) {
  if (core::is_won(rules, board)) return "Still winnable? It is won.";
  switch (hints.verdict) {
    case solver::Verdict::kWinnable: return "Still winnable? Yes.";
    case solver::Verdict::kUnwinnable: return "Still winnable? No.";
    case solver::Verdict::kUndecided: break;
  }
  solver::Outcome outcome;
  outcome.limit = hints.limit;
  return "Still winnable? " + verdict_text(0, outcome) + ".";
}

/// "Moves that lose: 3 of 14, 1 undecided."
std::string losing_text(const solver::Hints& hints) {
  std::string text = "Moves that lose: " + std::to_string(hints.count(solver::Verdict::kUnwinnable)) + " of " +
                     std::to_string(hints.moves.size());
  const std::size_t undecided = hints.count(solver::Verdict::kUndecided);
  if (undecided > 0) text += ", " + std::to_string(undecided) + " undecided";
  return text + ".";
}

}  // namespace

std::string hints_json(const GameTitle& title, const DealName& name, const core::Rules& rules, const core::Board& board,
                       const solver::Hints& hints) {
  Json moves = Json::array();
  for (const solver::Hint& hint : hints.moves) moves.push_back(hint_json(hint));
  const Json json = {
      {"game", title.id},
      {"options", options_json(title)},
      {"deal", deal_json(name, core::format_line_text(rules, board))},
      {"verdict", to_string(hints.verdict)},
      {"limit", limit_json(hints.limit)},
      {"losing_share", hints.losing_share() ? Json(*hints.losing_share()) : Json(nullptr)},
      {"moves", moves},
  };
  return json.dump();
}

std::string hints_text(const core::Rules& rules, const core::Board& board, const solver::Hints& hints) {
  std::string text = answer_text(rules, board, hints) + "\n";
  if (!hints.moves.empty()) text += losing_text(hints) + "\n\n";
  for (const solver::Hint& hint : hints.moves) text += hint_text(hint) + "\n";
  return text;
}

}  // namespace castellan::cli
