// JSON objects whose fields stay in the order in which they are written, as the documentation shows them.

#pragma once

#include <nlohmann/json.hpp>

#include "core/options.hpp"

namespace castellan::cli {

using Json = nlohmann::ordered_json;

/// {"return": "no", …}: every option with its value.
[[nodiscard]] inline Json options_json(const core::Variant& variant) {
  Json json = Json::object();
  for (const auto& [name, value] : variant.options()) json[name] = value;
  return json;
}

}  // namespace castellan::cli
