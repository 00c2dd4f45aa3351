// A move out of its three written parts, for the text and the JSON form of a solution.

#pragma once

#include <string_view>

#include "core/move.hpp"

namespace castellan::core {

/// @param where The place in the text that an error begins with.
/// @throws InputError saying which part cannot be read.
[[nodiscard]] Move move_of(std::string_view card, std::string_view from, std::string_view to, std::string_view where);

}  // namespace castellan::core
