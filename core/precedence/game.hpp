// Precedence as the program offers it: names, what it is in a paragraph, its rules and rule options.

#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/precedence/rules.hpp"

namespace castellan::core::precedence {

struct Game {
  std::string_view id;    ///< What the program prints and stores.
  std::string_view name;  ///< What people call it.
  std::vector<std::string_view> aliases;
  std::string_view description;  ///< One paragraph.
  Rules rules;                   ///< With the default value of every option.
};

[[nodiscard]] const Game& the_game();

struct RuleOption {
  std::string_view name;
  std::vector<std::string_view> values;
  std::string_view meaning;
  std::string (*get)(const Rules&);
  void (*set)(Rules&, std::string_view value);  ///< `value` is one of `values`, spelt as there.
};

/// In printing order.
[[nodiscard]] const std::vector<RuleOption>& rule_options();

/// Every option with its present value, defaults too, in printing order.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> options_of(const Rules& rules);
/// "first-king=placed redeals=2": the same on one line.
[[nodiscard]] std::string options_text(const Rules& rules);

/// The rules with settings of the form "name=value" applied, any case.
/// @throws InputError for an unknown option or value, or one given twice.
[[nodiscard]] Rules rules_with(const std::vector<std::string>& settings);

}  // namespace castellan::core::precedence
