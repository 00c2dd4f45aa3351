// CSV (RFC 4180 but for line ends): a line of names, and a line of values for each report, or for each row of a report
// that has rows. What is not known is left empty.

#include <limits>
#include <sstream>

#include "cli/formats/formats.hpp"

namespace castellan::cli {

namespace {

std::string cell(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string quoted = "\"";
  for (const char character : text) quoted += character == '"' ? std::string("\"\"") : std::string(1, character);
  return quoted + '"';
}

std::string line(const std::vector<std::string>& cells) {
  std::string text;
  for (const std::string& one : cells) text += (&one == cells.data() ? "" : ",") + cell(one);
  return text + "\n";
}

std::string number(double value) {
  std::ostringstream text;
  text.precision(std::numeric_limits<double>::digits10);
  text << value;
  return text.str();
}

/// Columns with their names, and the values of one line.
class Columns {
 public:
  void add(const Items& items) {
    for (const Item& item : items) {
      if (item.key.empty() || item.audience == Audience::kJson) continue;
      key_ = item.key;
      std::visit(*this, item.value);
    }
  }

  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  [[nodiscard]] const std::vector<std::string>& values() const { return values_; }

  void operator()(std::monostate) { put("", ""); }
  void operator()(bool value) { put("", value ? "true" : "false"); }
  void operator()(std::uint64_t value) { put("", std::to_string(value)); }
  void operator()(double value) { put("", number(value)); }
  void operator()(const std::string& value) { put("", value); }
  void operator()(const Real& real) { put("", number(real.value)); }
  void operator()(const Options& options) {
    std::string text;
    for (const auto& [name, value] : options) text += (text.empty() ? "" : " ") + name + "=" + value;
    put("", text);
  }
  void operator()(const Words& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    put("", text);
  }
  void operator()(const DealNumbers& numbers) {
    names_.emplace_back("first_seed");
    values_.push_back(std::to_string(numbers.first()));
    names_.emplace_back("last_seed");
    values_.push_back(std::to_string(numbers.last()));
  }
  void operator()(const Bounds& bounds) { put_ends(bounds.ends); }
  void operator()(const ConfidenceInterval& interval) {
    if (interval.method) put("_method", std::string(to_string(*interval.method)));
    put_ends(interval.ends);
  }
  void operator()(const SpreadOf& of) {
    put("_mean", of.spread, &solver::Spread::mean);
    put("_median", of.spread, &solver::Spread::median);
    put("_p90", of.spread, &solver::Spread::p90);
    put("_p99", of.spread, &solver::Spread::p99);
    put("_max", of.spread, &solver::Spread::max);
  }
  void operator()(const RatioOf& of) {
    put("", of.ratio, &solver::PairedRatio::value);
    put_ends(of.ratio ? std::optional(of.ratio->interval) : std::nullopt);
  }
  // These have no columns.
  void operator()(const solver::MoveList&) {}
  void operator()(const Bins&) {}
  void operator()(const Fields&) {}
  void operator()(const Rows&) {}
  void operator()(const JsonText&) {}
  void operator()(const Block&) {}
  void operator()(const Glossary&) {}

 private:
  void put(const char* suffix, const std::string& value) {
    names_.push_back(key_ + suffix);
    values_.push_back(value);
  }
  template <typename T>
  void put(const char* suffix, const std::optional<T>& known, double T::*part) {
    put(suffix, known ? number((*known).*part) : "");
  }
  void put_ends(const std::optional<solver::Interval>& ends) {
    put("_low", ends, &solver::Interval::low);
    put("_high", ends, &solver::Interval::high);
  }

  std::string key_;
  std::vector<std::string> names_;
  std::vector<std::string> values_;
};

/// The rows of a report that has some for CSV.
const Rows* rows_of(const Report& report) {
  for (const Section& section : report.sections) {
    for (const Item& item : section.items) {
      const Rows* const rows = std::get_if<Rows>(&item.value);
      if (rows != nullptr && item.audience != Audience::kJson) return rows;
    }
  }
  return nullptr;
}

Columns columns_of(const Report& report) {
  Columns columns;
  for (const Section& section : report.sections) columns.add(section.items);
  return columns;
}

}  // namespace

std::string csv_names(const Report& report) { return line(columns_of(report).names()); }
std::string csv_values(const Report& report) { return line(columns_of(report).values()); }

std::string csv_of(const Report& report) {
  const Columns shared = columns_of(report);
  const Rows* const rows = rows_of(report);
  if (rows == nullptr) return line(shared.names()) + line(shared.values());
  std::string text;
  for (const Items& row : rows->rows) {
    Columns columns = shared;
    columns.add(row);
    if (text.empty()) text += line(columns.names());
    text += line(columns.values());
  }
  return text;
}

std::string csv_of(const ReportList& list) {
  std::string text;
  for (const Report& report : list.reports) {
    if (text.empty()) text += csv_names(report);
    text += csv_values(report);
  }
  return text;
}

}  // namespace castellan::cli
