#include "core/text/json_input.hpp"

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "core/input_error.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

using nlohmann::json;

constexpr int kDeepest = 16;

/// The line on which a byte (counted from 1, as the JSON library does) stands.
std::string line_of(std::string_view text, std::size_t byte) {
  const std::string_view before = text.substr(0, byte > 0 ? byte - 1 : 0);
  return "line " + std::to_string(std::ranges::count(before, '\n') + 1);
}

/// Watches the parser: refuses deep nesting and keys given twice.
class Watcher {
 public:
  bool operator()(int depth, json::parse_event_t event, const json& parsed) {
    if (event == json::parse_event_t::object_start || event == json::parse_event_t::array_start) {
      if (depth >= kDeepest) fail_at("", "the JSON is nested too deeply");
    }
    if (event == json::parse_event_t::object_start) keys_.emplace_back();
    if (event == json::parse_event_t::object_end) keys_.pop_back();
    if (event == json::parse_event_t::key) {
      const auto& key = parsed.get_ref<const std::string&>();
      if (!keys_.back().insert(key).second) fail_at("", "the key " + core::quoted(key) + " is given twice");
    }
    return true;
  }

 private:
  std::vector<std::set<std::string>> keys_;  ///< Of the objects that are open, outermost first.
};

}  // namespace

json parse_json_object(std::string_view bytes) {
  const std::string text = plain_text(bytes);
  Watcher watcher;
  json value;
  try {
    value = json::parse(text.begin(), text.end(), std::ref(watcher));
  } catch (const json::parse_error& error) {
    fail_at(line_of(text, error.byte), "this is not valid JSON");
  } catch (const json::exception&) {
    fail_at("", "the JSON holds a value that cannot be read");
  }
  if (!value.is_object()) fail_at("", "the JSON must be an object: { … }");
  return value;
}

}  // namespace castellan::core
