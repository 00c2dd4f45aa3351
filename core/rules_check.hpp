// What a rules record of a tableau game may be.

#pragma once

#include "core/rules.hpp"

namespace castellan::core {

/// Every field within its range, and no two that make no sense together.
/// @throws InputError with the field's name, what was expected and what is there.
void check_rules(const Rules& rules);

}  // namespace castellan::core
