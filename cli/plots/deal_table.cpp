// Deals with links to their replays, or with the command that shows one.

#include <string>

#include "cli/html/html.hpp"
#include "cli/plots/plots.hpp"
#include "cli/text/number_text.hpp"

namespace castellan::cli {

namespace {

/// Which columns there is anything to say in.
struct Columns {
  explicit Columns(const std::vector<DealTable::Row>& rows) {
    for (const DealTable::Row& row : rows) {
      has_moves = has_moves || row.moves;
      has_difficulty = has_difficulty || row.difficulty;
    }
  }
  bool has_moves = false;
  bool has_difficulty = false;
};

Cells cells_of(const DealTable::Row& row, const Columns& columns) {
  const std::string seed = std::to_string(row.seed);
  const std::string name =
      row.has_replay ? element("a", {{"href", "#" + replay_anchor(row.seed)}}, "seed " + seed) : "seed " + seed;
  Cells cells = {name, element("span", {{"class", row.verdict}}, escaped(row.verdict)),
                 number_html(static_cast<double>(row.positions), std::to_string(row.positions))};
  if (columns.has_moves) cells.push_back(row.moves ? std::to_string(*row.moves) : "");
  if (columns.has_difficulty) cells.push_back(row.difficulty ? fixed(*row.difficulty, 1) : "");
  return cells;
}

}  // namespace

std::string section_of(const DealTable& table) {
  if (table.rows.empty()) return {};
  const Columns columns(table.rows);
  Cells names = {"deal", "verdict", "positions"};
  if (columns.has_moves) names.emplace_back("moves");
  if (columns.has_difficulty) names.emplace_back("difficulty");
  std::vector<Cells> rows;
  for (const DealTable::Row& row : table.rows) rows.push_back(cells_of(row, columns));
  return element("section", {{"class", "deals"}},
                 text_element("h2", table.title) + text_element("p", table.caption) + table_html(names, rows) +
                     element("p", {{"class", "quiet"}},
                             "Any of them is shown by " + element("code", escaped(table.command)) + " and its seed."));
}

}  // namespace castellan::cli
