// Precedence as the program offers it: names, what it is in a paragraph, its rules and rule options.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/precedence/rules.hpp"
#include "core/rule_option.hpp"

namespace castellan::core::precedence {

struct Game {
  std::string_view id;    ///< What the program prints and stores.
  std::string_view name;  ///< What people call it.
  std::vector<std::string_view> aliases;
  std::string_view description;  ///< One paragraph.
  Rules rules;                   ///< With the default value of every option.
};

[[nodiscard]] const Game& the_game();

/// In printing order.
[[nodiscard]] const OptionList<Rules>& rule_options();

/// The rules with settings of the form "name=value" applied, any case.
/// @throws InputError for an unknown option or value, or one given twice.
[[nodiscard]] Rules rules_with(const std::vector<std::string>& settings);

}  // namespace castellan::core::precedence
