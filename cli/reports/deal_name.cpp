#include "cli/reports/deal_name.hpp"

namespace castellan::cli {

namespace {

/// JSON has no limit on integers but its readers have: beyond 64 bits the number becomes a string.
Value number_value(const std::optional<core::Uint128>& number) {
  if (!number) return {};
  const auto low = static_cast<std::uint64_t>(*number);
  if (low != *number) return core::to_string(*number);
  return low;
}

}  // namespace

std::string name_text(const DealName& name) {
  if (name.path) return *name.path;
  if (!name.number) return "from " + std::string(name.source == "stdin" ? "standard input" : "a file");
  return (name.source == "lines" ? "line" : name.source) + " " + core::to_string(*name.number);
}

Fields deal_fields(const DealName& name, const std::string& line) {
  Fields fields = {{{"source", name.source}, {"number", number_value(name.number)}, {"line", line}}};
  if (name.path) fields.items.insert(fields.items.begin() + 1, {"path", *name.path});
  return fields;
}

}  // namespace castellan::cli
