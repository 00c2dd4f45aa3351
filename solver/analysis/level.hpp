// Difficulty in four words, so that a player or the maker of a game can ask for deals. docs/difficulty.md says where
// the lines between them come from.

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace castellan::solver {

enum class Level : std::uint8_t { kEasy, kMedium, kHard, kVeryHard };

inline constexpr std::array kLevels = {Level::kEasy, Level::kMedium, Level::kHard, Level::kVeryHard};

/// "easy", "medium", "hard", "very hard".
[[nodiscard]] std::string_view to_string(Level level);

/// Reads what `to_string` writes, with any of " ", "-" and "_" between words. No value when it is none.
[[nodiscard]] std::optional<Level> parse_level(std::string_view text);

/// The level of a winnable deal of a game; no value for a game whose deals have not been measured.
/// @param game The game's id.
[[nodiscard]] std::optional<Level> level_of(std::string_view game, double difficulty);

}  // namespace castellan::solver
