// Text for people: labels and numbers in columns, or sentences.

#include <algorithm>
#include <optional>

#include "cli/formats/formats.hpp"
#include "cli/formats/histogram_picture.hpp"
#include "cli/formats/text_table.hpp"
#include "cli/formats/words.hpp"
#include "cli/text/number_text.hpp"
#include "cli/text/text_layout.hpp"

namespace castellan::cli {

namespace {

constexpr std::size_t kLabelWidth = 16;
constexpr std::size_t kBulletColumn = 4;

std::vector<std::string> spread_cells(const SpreadOf& of) {
  const solver::Spread& spread = *of.spread;
  return {fixed(spread.mean, std::max(of.decimals, 1)), fixed(spread.median, of.decimals),
          fixed(spread.p90, of.decimals), fixed(spread.p99, of.decimals), fixed(spread.max, of.decimals)};
}
const std::vector<std::string> kSpreadNames = {"mean", "median", "p90", "p99", "max"};

std::string ratio_text(const RatioOf& of) {
  constexpr int kDecimals = 3;
  if (!of.ratio) return "unknown";
  return fixed(of.ratio->value, kDecimals) + " (" + fixed(of.ratio->interval.low, kDecimals) + " to " +
         fixed(of.ratio->interval.high, kDecimals) + ")";
}

/// The item of a row with this label and a value of this type.
template <typename T>
const T* find(const Items& row, const std::string& label) {
  for (const Item& item : row) {
    const T* const value = std::get_if<T>(&item.value);
    if (value != nullptr && item.label == label) return value;
  }
  return nullptr;
}

/// Rows with a name each: a table of their counts, and one for each quantity that is spread over the deals, beside it
/// what each row's is to the first one's.
std::string rows_text(const std::string& title, const Rows& rows) {
  if (rows.rows.empty()) return {};
  const auto name = [](const Items& row) { return std::get<std::string>(row.front().value); };
  std::size_t width = kLabelWidth;
  for (const Items& row : rows.rows) width = std::max(width, name(row).size() + 2);
  TextTable table(width);
  std::vector<std::string> labels;
  for (const Item& item : rows.rows.front()) {
    if (!item.label.empty() && std::holds_alternative<std::uint64_t>(item.value)) labels.push_back(item.label);
  }
  table.cells(title, labels);
  for (const Items& row : rows.rows) {
    std::vector<std::string> cells;
    for (const std::string& label : labels) cells.push_back(std::to_string(*find<std::uint64_t>(row, label)));
    table.cells(name(row), cells);
  }
  for (const Item& item : rows.rows.front()) {
    if (!std::holds_alternative<SpreadOf>(item.value)) continue;
    const bool has_ratio = find<RatioOf>(rows.rows.front(), item.label) != nullptr;
    table.gap();
    table.cells(item.label, kSpreadNames, has_ratio ? "  to the first (95 % interval)" : "");
    for (const Items& row : rows.rows) {
      const SpreadOf& spread = *find<SpreadOf>(row, item.label);
      if (!spread.spread) continue;
      const bool is_first = &row == &rows.rows.front();
      const RatioOf* const ratio = find<RatioOf>(row, item.label);
      table.cells(name(row), spread_cells(spread), ratio == nullptr || is_first ? "" : "  " + ratio_text(*ratio));
    }
  }
  return table.text();
}

std::string table_text(const Section& section, std::size_t label_width) {
  TextTable table(label_width);
  std::string below;
  bool has_names = false;
  for (const Item& item : section.items) {
    if (const auto* const spread = std::get_if<SpreadOf>(&item.value)) {
      if (!spread->spread || item.label.empty()) continue;
      if (!std::exchange(has_names, true)) table.cells(section.title, kSpreadNames);
      table.cells(item.label, spread_cells(*spread));
    } else if (const auto* const rows = std::get_if<Rows>(&item.value)) {
      if (!item.label.empty()) below += rows_text(item.label, *rows);
    } else if (const auto* const bins = std::get_if<Bins>(&item.value)) {
      below += (below.empty() ? "" : "\n") + histogram_picture(item.label, bins->bins);
    } else if (const auto* const block = std::get_if<Block>(&item.value)) {
      below += block->text;
    } else if (const auto text = words_of(item); text && !item.label.empty()) {
      table.row(item.label, *text);
    }
  }
  return table.text() + below;
}

std::string numbered(const solver::MoveList& moves) {
  std::string text;
  for (std::size_t i = 0; i < moves.size(); ++i) text += std::to_string(i + 1) + ". " + moves[i].text + "\n";
  return text;
}

std::string prose_text(const Section& section) {
  std::string text = section.title.empty() ? "" : section.title + "\n";
  for (const Item& item : section.items) {
    if (item.audience != Audience::kAll) continue;
    if (const auto* const moves = std::get_if<solver::MoveList>(&item.value)) {
      text += numbered(*moves);
    } else if (const auto* const block = std::get_if<Block>(&item.value)) {
      text += block->text;
    } else if (const auto* const words = std::get_if<Words>(&item.value); words != nullptr && !item.label.empty()) {
      for (const std::string& word : *words) text += labelled(item.label, word, kBulletColumn);
    } else if (const auto* const glossary = std::get_if<Glossary>(&item.value)) {
      for (const auto& [term, meaning] : glossary->entries) text += labelled(term, meaning, glossary->column);
    } else if (const auto read = words_of(item); read && !item.label.empty()) {
      text += item.label + ": " + *read + ".\n";
    } else if (item.key.empty() && read) {
      text += *read + "\n";
    }
  }
  return text;
}

std::size_t label_width(const Report& report) {
  std::size_t width = kLabelWidth;
  for (const Section& section : report.sections) {
    for (const Item& item : section.items) {
      if (!std::holds_alternative<Rows>(item.value)) width = std::max(width, item.label.size() + 2);
    }
  }
  return width;
}

/// Reports as the lines of one table.
std::string columns_text(const ReportList& list) {
  TextTable table;
  for (const Report& report : list.reports) {
    std::vector<std::string> names;
    std::vector<std::string> cells;
    for (const Section& section : report.sections) {
      for (const Item& item : section.items) {
        const auto* const interval = std::get_if<ConfidenceInterval>(&item.value);
        if (interval != nullptr && interval->ends) {
          constexpr int kDecimals = 3;
          names.insert(names.end(), {"from", "to"});
          cells.insert(cells.end(),
                       {percent(interval->ends->low, kDecimals), percent(interval->ends->high, kDecimals)});
        } else if (const auto text = value_in_words(item.value); text && !section.title.empty()) {
          names.push_back(item.label);
          cells.push_back(*text);
        }
      }
    }
    if (&report == &list.reports.front()) table.cells(list.column, names);
    table.cells(report.brief, cells);
  }
  return table.text();
}

}  // namespace

std::string text_of(const Report& report) {
  std::string text = report.heading.empty() ? "" : report.heading + "\n";
  const std::size_t width = label_width(report);
  for (const Section& section : report.sections) {
    const std::string part = report.style == Report::Style::kTable ? table_text(section, width) : prose_text(section);
    if (!part.empty()) text += (text.empty() ? "" : "\n") + part;
  }
  return text;
}

std::string text_of(const ReportList& list) {
  std::string text = list.heading.empty() ? "" : list.heading + "\n\n";
  const bool are_lines = !list.reports.empty() && list.reports.front().brief.ends_with('\n');
  if (are_lines) {
    for (const Report& report : list.reports) text += report.brief;
  } else {
    text += columns_text(list);
  }
  return text + (list.closing.empty() ? "" : "\n" + list.closing + "\n");
}

}  // namespace castellan::cli
