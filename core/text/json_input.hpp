// Reads JSON that a user gave: with a bound on nesting, no key twice, and errors that name the line.

#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

namespace castellan::core {

/// @throws InputError when the text is empty, binary, not one JSON object, nested more than 16 levels
///         deep, or has an object that gives a key twice.
[[nodiscard]] nlohmann::json parse_json_object(std::string_view text);

}  // namespace castellan::core
