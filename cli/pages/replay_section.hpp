// Replays and choices as parts of a page: cards on a table and moves in words, all of which can be read without the
// script; with it the moves are played.

#pragma once

#include <string>

#include "cli/pictures/replay.hpp"

namespace castellan::cli {

[[nodiscard]] std::string section_of(const Replay& replay);
[[nodiscard]] std::string section_of(const MoveChoices& choices);

}  // namespace castellan::cli
