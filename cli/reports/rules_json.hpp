// The rules record as JSON: its field names, enumerations as words.

#pragma once

#include "cli/reports/json.hpp"
#include "core/rules.hpp"

namespace castellan::cli {

[[nodiscard]] Json rules_json(const core::Rules& rules);

}  // namespace castellan::cli
