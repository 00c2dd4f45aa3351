// The rules of a tableau game as a JSON object: the record's field names, enumerations as words.

#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "core/rules.hpp"

namespace castellan::core {

/// Every field, in the order of the record.
[[nodiscard]] nlohmann::ordered_json rules_to_json(const Rules& rules);

/// Reads what `rules_to_json` writes. A field that is left out has its default in the record.
/// @throws InputError when the text is not one JSON object, for a key that is unknown, or with the key, what was
///         expected and what is there; also when the fields make no sense together (`check_rules`).
[[nodiscard]] Rules parse_rules(std::string_view text);

}  // namespace castellan::core
