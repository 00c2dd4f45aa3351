// A move as a JSON object: {"card": "5C", "from": "pile 3", "to": "foundation"}, with "cards": 3 for a run of three.

#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "core/move.hpp"

namespace castellan::core {

/// A move of any game. @param card A string, or null where no one card moves.
/// @param cards That move together; one is not written.
[[nodiscard]] nlohmann::ordered_json move_object(nlohmann::ordered_json card, std::string from, std::string to,
                                                 int cards = 1);

[[nodiscard]] nlohmann::ordered_json move_to_json(const Move& move);

/// Reads what `move_to_json` writes; further keys are ignored.
/// @param where The place in the text that an error begins with.
/// @throws InputError saying which key is missing or cannot be read.
[[nodiscard]] Move move_from_json(const nlohmann::json& object, std::string_view where);

}  // namespace castellan::core
