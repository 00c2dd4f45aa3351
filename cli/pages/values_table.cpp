#include "cli/pages/values_table.hpp"

#include <nlohmann/json.hpp>

#include "cli/formats/formats.hpp"
#include "cli/html/html.hpp"

namespace castellan::cli {

namespace {

using Json = nlohmann::ordered_json;

/// A row for each value that is one, with the keys that lead to it: "positions.mean", "contestants.1.won". Long lists
/// are left to JSON.
void add_rows(std::string& rows, const std::string& name, const Json& value) {
  constexpr std::size_t kMostOfList = 20;
  if (value.is_array()) {
    for (std::size_t i = 0; i < value.size() && value.size() <= kMostOfList; ++i) {
      add_rows(rows, name + "." + std::to_string(i + 1), value[i]);
    }
    return;
  }
  if (value.is_object()) {
    for (const auto& [key, part] : value.items()) add_rows(rows, name.empty() ? key : name + "." + key, part);
    return;
  }
  const std::string text = value.is_string() ? value.get<std::string>() : value.is_null() ? "" : value.dump();
  rows += "<tr>" + element("td", {{"class", "key"}}, escaped(name)) + element("td", isolated(text)) + "</tr>";
}

}  // namespace

std::string values_table(const Report& report) {
  std::string rows;
  add_rows(rows, "", Json::parse(json_of(report)));
  if (rows.empty()) return {};
  const std::string head = "<thead><tr><th scope=\"col\">name</th><th scope=\"col\">value</th></tr></thead>";
  const std::string table = element("table", {{"class", "texts values"}}, head + element("tbody", rows));
  return element("details", text_element("summary", "All values, by their names in JSON") + table);
}

}  // namespace castellan::cli
