// Rules records as JSON objects: visitors of `for_each_field` that write one and read one back.

#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/text/json_input.hpp"

namespace castellan::core {

/// Adds each field to an object.
class RecordWriter {
 public:
  explicit RecordWriter(nlohmann::ordered_json& object) : object_(object) {}

  template <typename Number>
  void number(std::string_view key, const Number& field, int /*least*/, int /*most*/) {
    write(key, static_cast<int>(field));
  }
  template <typename Number>
  void place(std::string_view key, const Number& field, int /*most*/) {
    write(key, field + 1);
  }
  void flag(std::string_view key, bool field);
  template <typename Enumeration>
  void word(std::string_view key, const Enumeration& field, std::span<const std::string_view> words) {
    write(key, words[static_cast<std::size_t>(field)]);
  }

 private:
  void write(std::string_view key, int value);
  void write(std::string_view key, std::string_view word);

  nlohmann::ordered_json& object_;
};

/// Sets each field that an object has and leaves the others as they are.
/// All members throw InputError with the key, what was expected and what is there.
class RecordReader {
 public:
  explicit RecordReader(const nlohmann::json& object) : object_(object) {}

  template <typename Number>
  void number(std::string_view key, Number& field, int least, int most) {
    if (const auto value = number_of(key, least, most)) field = static_cast<Number>(*value);
  }
  template <typename Number>
  void place(std::string_view key, Number& field, int most) {
    if (const auto value = number_of(key, 1, most)) field = static_cast<Number>(*value - 1);
  }
  void flag(std::string_view key, bool& field);
  template <typename Enumeration>
  void word(std::string_view key, Enumeration& field, std::span<const std::string_view> words) {
    if (const auto value = index_of(key, words)) field = static_cast<Enumeration>(*value);
  }

  /// Refuses the keys that no field has, once all fields have been visited.
  void finish() const;

 private:
  /// The value of a key, which counts as known from now on; null if the object does not have it.
  const nlohmann::json* find(std::string_view key);
  std::optional<int> number_of(std::string_view key, int least, int most);
  std::optional<std::size_t> index_of(std::string_view key, std::span<const std::string_view> words);

  const nlohmann::json& object_;
  std::vector<std::string_view> known_;
};

/// @tparam Record Has `for_each_field` and `check_rules` beside it.
template <typename Record>
[[nodiscard]] nlohmann::ordered_json record_to_json(const Record& record) {
  nlohmann::ordered_json object;
  RecordWriter writer(object);
  for_each_field(record, writer);
  return object;
}

/// Reads what `record_to_json` writes. A field that is left out has its default.
/// @throws InputError as the reader does, or when the text is not one JSON object or the fields make no sense together.
template <typename Record>
[[nodiscard]] Record parse_record(std::string_view text) {
  const nlohmann::json object = parse_json_object(text);
  Record record;
  RecordReader reader(object);
  for_each_field(record, reader);
  reader.finish();
  check_rules(record);
  return record;
}

}  // namespace castellan::core
