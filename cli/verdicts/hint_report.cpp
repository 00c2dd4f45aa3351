#include "cli/verdicts/hint_report.hpp"

#include "cli/reports/deal_report.hpp"
#include "cli/reports/game_title.hpp"
#include "cli/text/number_text.hpp"
#include "cli/verdicts/outcome_report.hpp"

namespace castellan::cli {

namespace {

Items hint_items(const solver::Hint& hint) {
  const auto length = hint.length();
  Items items;
  items.push_back({"card", value_or_null(hint.move.card)});
  items.push_back({"from", hint.move.from});
  items.push_back({"to", hint.move.to});
  items.push_back({"verdict", std::string(to_string(hint.after.verdict))});
  items.push_back({"limit", limit_value(hint.after.limit)});
  items.push_back({"length", length ? Value(std::uint64_t{*length}) : Value()});
  if (hint.after.lower_bound) items.push_back({"lower_bound", std::uint64_t{*hint.after.lower_bound + 1}});
  items.push_back({"positions", hint.after.positions});
  return items;
}

std::string leads_to(const solver::Hint& hint) {
  if (!hint.length()) return verdict_text(hint.after);
  if (!hint.after.lower_bound) return "winnable in " + counted(*hint.length(), "move");
  return "winnable, " + shortest_text(*hint.length(), *hint.after.lower_bound + 1);
}

std::string answer_text(const solver::Hints& hints) {
  if (hints.is_won) return "Still winnable? It is won.";
  switch (hints.verdict) {
    case solver::Verdict::kWinnable: return "Still winnable? Yes.";
    case solver::Verdict::kUnwinnable: return "Still winnable? No.";
    case solver::Verdict::kUndecided: break;
  }
  solver::Outcome outcome;
  outcome.limit = hints.limit;
  return "Still winnable? " + verdict_text(outcome) + ".";
}

/// "Moves that lose: 3 of 14, 1 undecided."
std::string losing_text(const solver::Hints& hints) {
  if (hints.is_won) return {};
  if (hints.moves.empty()) return "There is no legal move.";
  std::string text = "Moves that lose: " + std::to_string(hints.count(solver::Verdict::kUnwinnable)) + " of " +
                     std::to_string(hints.moves.size());
  const std::size_t undecided = hints.count(solver::Verdict::kUndecided);
  if (undecided > 0) text += ", " + std::to_string(undecided) + " undecided";
  return text + ".";
}

}  // namespace

Report hint_report(const solver::Game& game, const DealName& name, const solver::Deal& position,
                   const solver::Hints& hints) {
  Rows moves;
  std::string lines;
  for (const solver::Hint& hint : hints.moves) {
    moves.rows.push_back(hint_items(hint));
    lines += hint.move.text + ": " + leads_to(hint) + "\n";
  }
  Report report{.style = Report::Style::kProse,
                .is_line = true,
                .title = title_of(game).name + ", a position " + name_text(name)};
  Items& items = report.section().items;
  add_deal(items, game, name, position);
  items.push_back({"verdict", std::string(to_string(hints.verdict))});
  items.push_back({"limit", limit_value(hints.limit)});
  items.push_back({"losing_share", value_or_null(hints.losing_share())});
  items.push_back({"", answer_text(hints)});
  if (const std::string losing = losing_text(hints); !losing.empty()) items.push_back({"", losing});
  report.section().items = {{"moves", std::move(moves)}, {"", Block{lines}}};
  return report;
}

MoveChoices hint_choices(const solver::Game& game, const solver::Deal& position, const solver::Hints& hints) {
  MoveChoices choices{.title = "Moves and what they lead to", .start = game.table(position), .choices = {}};
  for (const solver::Hint& hint : hints.moves) {
    solver::Table table = choices.start;
    choices.choices.push_back(
        {.shown = {hint.move, carry_out(table, hint.move)}, .verdict = hint.after.verdict, .leads_to = leads_to(hint)});
  }
  return choices;
}

}  // namespace castellan::cli
