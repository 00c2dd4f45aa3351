#include "solver/analysis/level.hpp"

#include <algorithm>
#include <string>

namespace castellan::solver {

namespace {

/// By quantiles of a million deals each, with the game's usual options.
struct Lines {
  std::string_view game;
  double easy;       ///< Up to here: the lower quarter.
  double hard;       ///< From here: the upper tenth.
  double very_hard;  ///< From here: one in a hundred.
};

constexpr std::array kLines = {
    Lines{"beleaguered-castle", 10.3, 15.1, 18.1},
    Lines{"streets-and-alleys", 12.0, 17.6, 20.9},
    Lines{"citadel", 8.5, 12.4, 15.3},
    Lines{"fortress", 10.2, 12.5, 14.3},
    Lines{"chessboard", 9.3, 13.1, 15.2},
};

}  // namespace

std::string_view to_string(Level level) {
  constexpr std::array<std::string_view, kLevels.size()> kNames = {"easy", "medium", "hard", "very hard"};
  return kNames[static_cast<std::size_t>(level)];
}

std::optional<Level> parse_level(std::string_view text) {
  std::string plain(text);
  std::ranges::replace_if(
      plain, [](char letter) { return letter == '-' || letter == '_'; }, ' ');
  const auto found = std::ranges::find_if(kLevels, [&](Level level) { return to_string(level) == plain; });
  return found == kLevels.end() ? std::nullopt : std::optional(*found);
}

std::optional<Level> level_of(std::string_view game, double difficulty) {
  const auto lines = std::ranges::find_if(kLines, [&](const Lines& entry) { return entry.game == game; });
  if (lines == kLines.end()) return std::nullopt;
  if (difficulty <= lines->easy) return Level::kEasy;
  if (difficulty >= lines->very_hard) return Level::kVeryHard;
  return difficulty >= lines->hard ? Level::kHard : Level::kMedium;
}

}  // namespace castellan::solver
