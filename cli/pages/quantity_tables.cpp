#include "cli/pages/quantity_tables.hpp"

#include <algorithm>

#include "cli/html/html.hpp"
#include "cli/plots/plots.hpp"
#include "cli/text/number_text.hpp"

namespace castellan::cli {

namespace {

const Cells kSpreadNames = {"mean", "median", "p90", "p99", "max"};

Cells names_with(const std::string& first, const Cells& others) {
  Cells names = {first};
  names.insert(names.end(), others.begin(), others.end());
  return names;
}

Cells spread_row(const std::string& name, const SpreadOf& of) {
  Cells cells = {isolated(name)};
  const solver::Spread& spread = *of.spread;
  cells.push_back(number_html(spread.mean, fixed(spread.mean, std::max(of.decimals, 1))));
  for (const double value : {spread.median, spread.p90, spread.p99, spread.max}) {
    cells.push_back(number_html(value, fixed(value, of.decimals)));
  }
  return cells;
}

std::string name_of(const Items& row) {
  const auto* const name = std::get_if<std::string>(&row.front().value);
  return name == nullptr ? "" : *name;
}

/// The whole numbers that have a label.
std::string counts_table(const std::string& title, const Rows& rows) {
  Cells names = {title};
  std::vector<Cells> lines;
  for (const Items& row : rows.rows) {
    Cells line = {isolated(name_of(row))};
    for (const Item& item : row) {
      const auto* const count = std::get_if<std::uint64_t>(&item.value);
      if (count == nullptr || item.label.empty()) continue;
      if (lines.empty()) names.push_back(item.label);
      line.push_back(number_html(static_cast<double>(*count), std::to_string(*count)));
    }
    lines.push_back(std::move(line));
  }
  return table_html(names, lines);
}

std::string rows_tables(const Item& list, const Rows& rows) {
  if (rows.rows.empty()) return {};
  std::string html = counts_table(list.label, rows);
  const Items& first = rows.rows.front();
  for (std::size_t place = 0; place < first.size(); ++place) {
    if (!std::holds_alternative<SpreadOf>(first[place].value)) continue;
    std::vector<Cells> lines;
    for (const Items& row : rows.rows) {
      const auto& spread = std::get<SpreadOf>(row[place].value);
      if (spread.spread) lines.push_back(spread_row(name_of(row), spread));
    }
    html += table_html(names_with(first[place].label, kSpreadNames), lines);
  }
  return html;
}

}  // namespace

std::string quantity_tables(const Section& section) {
  std::vector<Cells> spreads;
  std::string tables;
  for (const Item& item : section.items) {
    if (item.label.empty()) continue;
    if (const auto* const spread = std::get_if<SpreadOf>(&item.value); spread != nullptr && spread->spread) {
      spreads.push_back(spread_row(item.label, *spread));
    }
    if (const auto* const rows = std::get_if<Rows>(&item.value)) tables += rows_tables(item, *rows);
  }
  if (spreads.empty()) return tables;
  return table_html(names_with(section.title, kSpreadNames), spreads, "quantities") + tables;
}

}  // namespace castellan::cli
