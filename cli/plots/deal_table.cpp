// Deals with links to their replays, or with the command that shows one.

#include <string>

#include "cli/html/html.hpp"
#include "cli/plots/plots.hpp"
#include "cli/text/number_text.hpp"

namespace castellan::cli {

namespace {

Cells cells_of(const DealTable::Row& row) {
  const std::string seed = std::to_string(row.seed);
  const std::string name =
      row.has_replay ? element("a", {{"href", "#" + replay_anchor(row.seed)}}, "seed " + seed) : "seed " + seed;
  return {name, element("span", {{"class", row.verdict}}, escaped(row.verdict)),
          number_html(static_cast<double>(row.positions), std::to_string(row.positions)),
          row.moves ? std::to_string(*row.moves) : "", row.difficulty ? fixed(*row.difficulty, 1) : ""};
}

}  // namespace

std::string section_of(const DealTable& table) {
  if (table.rows.empty()) return {};
  std::vector<Cells> rows;
  for (const DealTable::Row& row : table.rows) rows.push_back(cells_of(row));
  return element("section", {{"class", "deals"}},
                 text_element("h2", table.title) + text_element("p", table.caption) +
                     table_html({"deal", "verdict", "positions", "moves", "difficulty"}, rows) +
                     element("p", {{"class", "quiet"}},
                             "Any of them is shown by " + element("code", escaped(table.command)) + " and its seed."));
}

}  // namespace castellan::cli
