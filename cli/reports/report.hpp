// A result as a value: what a command has to say, item by item, with names, types and units. The writers in formats/
// make text, JSON or CSV of it; a report knows none of them.
//
// An item has a key, which is its name in JSON and CSV, and a label, which people read. Items without a key are for
// people alone, items without a label for programs alone.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "cli/pictures/picture.hpp"
#include "core/deals/deal_number.hpp"
#include "solver/analysis/histogram.hpp"
#include "solver/analysis/interval.hpp"
#include "solver/analysis/paired_ratio.hpp"
#include "solver/analysis/spread.hpp"
#include "solver/games/move_words.hpp"

namespace castellan::cli {

/// Seeds `first` to `last`, both included.
struct SeedRange {
  std::uint64_t first = 0;
  std::uint64_t last = 0;

  /// How many seeds; as a real number, since the whole range has one more than 64 bits can say.
  [[nodiscard]] double size() const { return static_cast<double>(last - first) + 1; }
};

/// Deals by their numbers in one source, in rising ranges that do not touch; without ranges: deals of a file.
struct DealNumbers {
  core::DealSource source = core::DealSource::kSeed;
  std::vector<SeedRange> ranges;

  [[nodiscard]] std::uint64_t first() const { return ranges.front().first; }
  [[nodiscard]] std::uint64_t last() const { return ranges.back().last; }
  [[nodiscard]] double size() const {
    double size = 0;
    for (const SeedRange& range : ranges) size += range.size();
    return size;
  }
};

/// A run may be split: part `index` of `count`, from 1, takes every count-th block of seeds.
struct Shard {
  std::uint64_t index = 1;
  std::uint64_t count = 1;

  [[nodiscard]] bool is_whole() const { return count == 1; }
};

struct Item;
using Items = std::vector<Item>;

// Values that are more than a number or a text:

/// A share of deals, 0 to 1, or another number that people read with so many decimals.
struct Real {
  enum class Unit : std::uint8_t { kPlain, kPercent };
  double value = 0;
  int decimals = 0;
  Unit unit = Unit::kPlain;
};

/// Two ends, where they are known.
struct Bounds {
  std::optional<solver::Interval> ends;
};
/// An interval at the usual confidence, and how it was computed where there is a choice.
struct ConfidenceInterval {
  std::optional<solver::Interval> ends;
  std::optional<solver::IntervalMethod> method;
};
/// How a quantity is spread over the deals; people read it with so many decimals, its mean with one at least.
struct SpreadOf {
  std::optional<solver::Spread> spread;
  int decimals = 0;
};
/// What a contestant spent, to what the first one spent.
struct RatioOf {
  std::optional<solver::PairedRatio> ratio;
};

using Options = std::vector<std::pair<std::string, std::string>>;  ///< Every rule option with its value.
using Words = std::vector<std::string>;
struct Fields {  ///< A record of its own.
  Items items;
};
struct Rows {  ///< Records of one kind, one after the other.
  std::vector<Items> rows;
};
struct Bins {
  std::vector<solver::Bin> bins;
};
/// A record that is kept as JSON, such as the rules of a game.
struct JsonText {
  std::string text;
};
/// Text that is laid out already, such as a board.
struct Block {
  std::string text;
};
/// Terms and what they mean, the meanings in one column.
struct Glossary {
  Options entries;
  std::size_t column = 0;
};

/// Nothing (null): not known, or there is none.
using Value = std::variant<std::monostate, bool, std::uint64_t, double, std::string, Real, Options, Words, DealNumbers,
                           Bounds, ConfidenceInterval, SpreadOf, RatioOf, solver::MoveList, Bins, Fields, Rows,
                           JsonText, Block, Glossary>;

/// Which formats an item is for, where it is not for all.
enum class Audience : std::uint8_t { kAll, kJson, kCsv };

struct Item {
  std::string key;
  Value value;
  std::string label = {};  ///< What people call it.
  std::string words = {};  ///< What people read in place of the value.
  Audience audience = Audience::kAll;
};

/// A part of a report, set apart for people; programs see one list of items.
struct Section {
  std::string title;  ///< Above a table of numbers, beside the names of its columns.
  Items items;
};

struct Report {
  /// How people read it: labels and values in columns, or sentences ("Verdict: unwinnable.").
  enum class Style : std::uint8_t { kTable, kProse };
  Style style = Style::kTable;
  std::string heading = {};            ///< The first line for people.
  std::vector<Section> sections = {};  ///< In order.
  std::string brief = {};              ///< The whole report as one line for people, where many are written.
  bool is_line = false;                ///< JSON on one line: for results that come one after the other.
  std::string title = {};              ///< Of a page, if it is not the heading.
  std::string command = {};            ///< The command line that made it, for pages.
  std::vector<Picture> pictures = {};  ///< For pages.

  /// Begins a section.
  Section& section(std::string heading_text = {}) {
    return sections.emplace_back(Section{std::move(heading_text), {}});
  }
};

/// Results of one kind, side by side.
struct ReportList {
  std::string heading;  ///< For people, as `column` and `closing`.
  std::string column;   ///< What the briefs of the reports are, where they stand in one column.
  std::vector<Report> reports;
  std::string closing;
  std::string command = {};            ///< The command line that made it, for pages.
  std::vector<Picture> pictures = {};  ///< For pages.
};

/// A value, or null where there is none.
template <typename T>
[[nodiscard]] Value value_or_null(const std::optional<T>& value) {
  return value ? Value(*value) : Value();
}

}  // namespace castellan::cli
