#include "cli/check/form/fields.hpp"

#include <algorithm>

#include "cli/check/form/lines.hpp"

namespace castellan::check {

Fields::Fields(std::string_view json) {
  if (json.size() < 2 || json.front() != '{' || json.back() != '}') throw Malformed("rules: no JSON object");
  const auto unquoted = [](std::string_view text) {
    if (text.size() >= 2 && text.front() == '"' && text.back() == '"') text = text.substr(1, text.size() - 2);
    if (text.empty() || text.find_first_of("\"\\{}[]: ") != text.npos) throw Malformed("rules: no flat JSON object");
    return std::string(text);
  };
  const std::string fields = std::string(json.substr(1, json.size() - 2)) + ",";
  for (std::string_view rest = fields; !rest.empty();) {
    std::string_view field = take_word(rest, ',');
    const std::string key = unquoted(take_word(field, ':'));
    if (!values_.emplace(key, unquoted(field)).second) throw Malformed("rules: " + key + " is twice");
  }
}

std::string Fields::take(const std::string& key) {
  const auto found = values_.extract(key);
  if (found.empty()) throw Malformed("rules: " + key + " is missing");
  return found.mapped();
}

int Fields::number(const std::string& key, int least, int most) {
  const int number = number_of(take(key), most);
  if (number < least) throw Malformed("rules: this checker knows " + key + " up to " + std::to_string(most) + " alone");
  return number;
}

int Fields::word(const std::string& key, std::initializer_list<std::string_view> words) {
  const std::string value = take(key);
  const auto* const found = std::ranges::find(words, value);
  if (found == words.end()) throw Malformed("rules: this checker does not know " + key + " " + value);
  return static_cast<int>(found - words.begin());
}

void Fields::expect_none_left() const {
  if (!values_.empty()) throw Malformed("rules: this checker does not know the field " + values_.begin()->first);
}

}  // namespace castellan::check
