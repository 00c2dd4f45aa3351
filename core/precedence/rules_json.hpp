// The rules of Precedence as a JSON object: the record's fields, enumerations as words.

#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "core/precedence/rules.hpp"

namespace castellan::core::precedence {

/// Every field, in the order of the record.
[[nodiscard]] nlohmann::ordered_json rules_to_json(const Rules& rules);

/// Reads what `rules_to_json` writes. A field that is left out has its default in the record.
/// @throws InputError as core::parse_rules does.
[[nodiscard]] Rules parse_rules(std::string_view text);

}  // namespace castellan::core::precedence
