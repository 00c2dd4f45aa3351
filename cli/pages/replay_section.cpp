#include "cli/pages/replay_section.hpp"

#include <nlohmann/json.hpp>

#include "cli/html/html.hpp"
#include "cli/pages/table_html.hpp"

namespace castellan::cli {

namespace {

using Json = nlohmann::ordered_json;

Json carry_json(const solver::Carry& carry) {
  return Json::array({carry.from, carry.to, carry.cards, carry.turned_over ? 1 : 0});
}

Json kinds_json(const solver::Table& table) {
  Json kinds = Json::array();
  for (const solver::Spot& spot : table) kinds.push_back(to_string(spot.kind));
  return kinds;
}

/// What the script needs to know that the page does not show.
std::string data_of(const Replay& replay) {
  Json moves = Json::array();
  for (const ShownMove& move : replay.moves) moves.push_back(carry_json(move.carry));
  return data_block(
      Json{{"kinds", kinds_json(replay.start)}, {"moves", moves}, {"hides_stock", replay.hides_stock}}.dump());
}

std::string data_of(const MoveChoices& choices) {
  Json moves = Json::array();
  for (const MoveChoice& choice : choices.choices) moves.push_back(carry_json(choice.shown.carry));
  const Json data = {{"kinds", kinds_json(choices.start)}, {"moves", moves}, {"choices", true}, {"hides_stock", false}};
  return data_block(data.dump());
}

std::string words_html(const solver::MoveWords& move) {
  return element("span", {{"class", "words"}}, escaped(move_in_words(move)));
}

std::string moves_html(const Replay& replay) {
  std::string items;
  for (const ShownMove& move : replay.moves) items += element("li", words_html(move.move));
  // It scrolls, so the keyboard must get there.
  return element(
      "section", {{"class", "line"}},
      text_element("h3", "Moves") + "<ol class=\"moves\" tabindex=\"0\" aria-label=\"Moves\">" + items + "</ol>");
}

std::string button(const char* look, const char* words) {
  return element("button", {{"type", "button"}, {"class", look}}, words);
}

/// Shown by the script, without which they would do nothing.
std::string controls_html(std::size_t moves) {
  const std::string last = std::to_string(moves);
  return "<div class=\"controls\" hidden>" + button("first", "First") + button("back", "Back") +
         button("play", "Play") + button("next", "Next") + button("last", "Last") +
         "<label class=\"track\">Move <input type=\"range\" class=\"position\" min=\"0\" max=\"" + last +
         "\" value=\"0\"></label>"
         "<label>Speed <select class=\"speed\"><option value=\"0.5\">slow</option>"
         "<option value=\"1.5\" selected>normal</option><option value=\"4\">fast</option>"
         "<option value=\"12\">very fast</option></select></label></div>";
}

std::string leads_mark(solver::Verdict verdict) {
  switch (verdict) {
    case solver::Verdict::kWinnable: return "✓";
    case solver::Verdict::kUnwinnable: return "✗";
    case solver::Verdict::kUndecided: break;
  }
  return "?";
}

std::string mark_html(solver::Verdict verdict) {
  const std::string name(to_string(verdict));
  return element("span", {{"class", "mark " + name}, {"aria-hidden", "true"}}, leads_mark(verdict));
}

/// The best that any of the moves from this place leads to.
std::string mark_of(const MoveChoices& choices, std::size_t place) {
  const MoveChoice* best = nullptr;
  for (const MoveChoice& choice : choices.choices) {
    // They come best first.
    if (choice.shown.carry.from == place && best == nullptr) best = &choice;
  }
  if (best == nullptr) return {};
  return mark_html(best->verdict) + element("span", {{"class", "sr"}}, ", a move of it: " + escaped(best->leads_to));
}

std::string choice_row(const MoveChoice& choice) {
  const std::string verdict(to_string(choice.verdict));
  return element("tr", {{"class", "choice"}},
                 element("td", words_html(choice.shown.move)) +
                     element("td", {{"class", verdict}},
                             "<span aria-hidden=\"true\">" + leads_mark(choice.verdict) + " </span>" +
                                 element("span", {{"class", "leads"}}, escaped(choice.leads_to))) +
                     "<td class=\"try\"></td>");
}

}  // namespace

std::string section_of(const Replay& replay) {
  const bool has_moves = !replay.moves.empty();
  std::string table = html_of(replay.start, replay.hides_stock);
  if (has_moves) {
    if (replay.hides_stock) table += "<p class=\"seen\">The player sees a card of the stock when it is turned.</p>";
    const std::string status =
        "<p class=\"status\" role=\"status\">" + std::to_string(replay.moves.size()) + " moves.</p>";
    // What is said stays in sight with the controls.
    table += element("div", {{"class", "sticky"}}, status + controls_html(replay.moves.size()));
    table +=
        "<p class=\"quiet\">Arrow keys step, the space bar plays and pauses, Home and End go to the first and last "
        "position.</p>";
  }
  const std::string look = has_moves ? "replay steps with-moves" : "replay";
  const std::string section = element("section", {{"class", look}},
                                      element("div", text_element("h2", replay.title) + table) +
                                          (has_moves ? moves_html(replay) + data_of(replay) : ""));
  if (replay.anchor.empty()) return section;
  return element("details", {{"id", replay.anchor}, {"class", "folded"}},
                 text_element("summary", replay.title) + section);
}

std::string section_of(const MoveChoices& choices) {
  std::string rows;
  for (const MoveChoice& choice : choices.choices) rows += choice_row(choice);
  const std::string table =
      element("div", text_element("h2", choices.title) + html_of(choices.start, false, [&](std::size_t place) {
                       return mark_of(choices, place);
                     }) + "<p class=\"status\" role=\"status\">The position.</p>");
  if (choices.choices.empty()) return element("section", {{"class", "replay"}}, table);
  const std::string head =
      "<thead><tr><th scope=\"col\">move</th><th scope=\"col\">leads to</th><th scope=\"col\">try</th></tr></thead>";
  const std::string list = element(
      "section", {{"class", "line"}},
      text_element("h3", "Moves") + element("table", {{"class", "texts choices"}}, head + element("tbody", rows)));
  return element("section", {{"class", "replay tries with-moves"}}, table + list + data_of(choices));
}

}  // namespace castellan::cli
