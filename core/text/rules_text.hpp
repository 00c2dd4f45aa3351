// Rules in words, from the record alone: whatever game the record says, the text describes it.

#pragma once

#include <string>
#include <vector>

#include "core/rules.hpp"

namespace castellan::core {

/// What tells a game from its neighbours, in a few words: "8 piles, built down whatever the suit".
[[nodiscard]] std::string rules_in_brief(const Rules& rules);

/// One sentence or two per point: layout, cells, piles, empty piles, foundations, goal.
[[nodiscard]] std::vector<std::string> rules_in_words(const Rules& rules);

}  // namespace castellan::core
