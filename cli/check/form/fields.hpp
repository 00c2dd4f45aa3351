// The rules in a certificate: a flat JSON object of words, numbers and flags, without spaces. Whoever reads it takes
// every field: rules that are not known are refused, not guessed at.

#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>

namespace castellan::check {

class Fields {
 public:
  /// @throws Malformed if the text is anything else.
  explicit Fields(std::string_view json);

  [[nodiscard]] bool has(const std::string& key) const { return values_.contains(key); }

  // Each takes a field away, and throws Malformed if it is not there or holds something else.

  int number(const std::string& key, int least, int most);
  /// The place of the word in the list; flags are the words "false" and "true".
  int word(const std::string& key, std::initializer_list<std::string_view> words);
  bool flag(const std::string& key) { return word(key, {"false", "true"}) == 1; }

  /// @throws Malformed if there are fields that nobody has taken.
  void expect_none_left() const;

 private:
  [[nodiscard]] std::string take(const std::string& key);

  std::map<std::string, std::string> values_;  ///< Without quotation marks.
};

}  // namespace castellan::check
