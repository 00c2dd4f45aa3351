#include "core/text/record_json.hpp"

#include <algorithm>
#include <boost/algorithm/string/join.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "core/field_check.hpp"
#include "core/input_error.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

using nlohmann::json;

std::string joined(std::span<const std::string_view> words) {
  return boost::algorithm::join(std::vector<std::string>(words.begin(), words.end()), ", ");
}

/// A value in the words of an error.
std::string shown(const json& value) {
  if (value.is_string()) return core::quoted(value.get_ref<const std::string&>());
  if (value.is_array()) return "an array";
  if (value.is_object()) return "an object";
  return value.dump();
}

[[noreturn]] void refuse(std::string_view key, const std::string& expected, const json& value) {
  fail_at(key, "expected " + expected + ", not " + shown(value));
}

}  // namespace

void RecordWriter::flag(std::string_view key, bool field) { object_[std::string(key)] = field; }
void RecordWriter::write(std::string_view key, int value) { object_[std::string(key)] = value; }
void RecordWriter::write(std::string_view key, std::string_view word) { object_[std::string(key)] = word; }

void RecordReader::flag(std::string_view key, bool& field) {
  const json* const value = find(key);
  if (value == nullptr) return;
  if (!value->is_boolean()) refuse(key, "true or false", *value);
  field = value->get<bool>();
}

void RecordReader::finish() const {
  for (const auto& [key, value] : object_.items()) {
    if (std::ranges::find(known_, key) == known_.end()) {
      fail_at("", "unknown key " + core::quoted(key) + "; the keys of rules are " + joined(known_));
    }
  }
}

const json* RecordReader::find(std::string_view key) {
  known_.push_back(key);
  const auto found = object_.find(key);
  return found == object_.end() ? nullptr : &*found;
}

std::optional<int> RecordReader::number_of(std::string_view key, int least, int most) {
  const json* const value = find(key);
  if (value == nullptr) return std::nullopt;
  // A number of any size compares rightly as a real one.
  const bool fits = value->is_number_integer() && value->get<double>() >= least && value->get<double>() <= most;
  if (!fits) refuse(key, whole_number_between(least, most), *value);
  return value->get<int>();
}

std::optional<std::size_t> RecordReader::index_of(std::string_view key, std::span<const std::string_view> words) {
  const json* const value = find(key);
  if (value == nullptr) return std::nullopt;
  const auto place = value->is_string() ? std::ranges::find(words, value->get_ref<const std::string&>()) : words.end();
  if (place == words.end()) refuse(key, "one of " + joined(words), *value);
  return static_cast<std::size_t>(place - words.begin());
}

}  // namespace castellan::core
