// Rule options: the named differences between programs that play the same game, for games of any kind.
//
// A kind of game has one table of options, each with its name, values, meaning and what it changes in the rules
// record. Results are only comparable with equal options, so every result names them all.

#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace castellan::core {

template <typename Rules>
struct RuleOption {
  std::string_view name;
  std::vector<std::string_view> values;
  std::string_view meaning;
  std::string (*get)(const Rules&);
  void (*set)(Rules&, std::string_view value);  ///< `value` is one of `values`, spelt as there.
};

/// The options that a game has, in printing order.
template <typename Rules>
using OptionList = std::vector<const RuleOption<Rules>*>;

/// Options with values, in printing order.
using OptionValues = std::vector<std::pair<std::string, std::string>>;

/// "return=no auto=no": the same on one line.
[[nodiscard]] std::string options_text(const OptionValues& values);

/// Every option with its present value, defaults too.
template <typename Rules>
[[nodiscard]] OptionValues values_of(const OptionList<Rules>& options, const Rules& rules) {
  OptionValues values;
  for (const auto* option : options) values.emplace_back(option->name, option->get(rules));
  return values;
}

struct Setting {
  std::string_view name;
  std::string_view value;
};

/// Splits "name=value".
/// @throws InputError when there is no equals sign.
[[nodiscard]] Setting parse_setting(std::string_view text);

/// The place of an option by its name, any case.
/// @throws InputError that lists the options of `game`.
[[nodiscard]] std::size_t find_option(std::string_view game, const std::vector<std::string_view>& names,
                                      std::string_view name);

/// The value as the option spells it: any case, T for 10.
/// @throws InputError that lists the values.
[[nodiscard]] std::string_view find_value(std::string_view option, const std::vector<std::string_view>& values,
                                          std::string_view text);

/// @throws InputError that the option is given twice.
[[noreturn]] void refuse_second(std::string_view option);

/// The rules with settings of the form "name=value", any case.
/// @param game The game's name in errors.
/// @throws InputError for an unknown option or value, or one given twice.
template <typename Rules>
[[nodiscard]] Rules with_settings(Rules rules, std::string_view game, const OptionList<Rules>& options,
                                  const std::vector<std::string>& settings) {
  std::vector<std::string_view> names;
  for (const auto* option : options) names.push_back(option->name);
  std::set<std::string_view> given;
  for (const std::string_view text : settings) {
    const Setting setting = parse_setting(text);
    const RuleOption<Rules>& option = *options[find_option(game, names, setting.name)];
    if (!given.insert(option.name).second) refuse_second(option.name);
    option.set(rules, find_value(option.name, option.values, setting.value));
  }
  return rules;
}

}  // namespace castellan::core
