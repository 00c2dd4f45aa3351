// Difficulty in words.

#include "solver/analysis/level.hpp"

#include <gtest/gtest.h>

#include "core/game.hpp"

namespace castellan::solver {
namespace {

TEST(Level, NamesAreReadBack) {
  for (const Level level : kLevels) EXPECT_EQ(parse_level(to_string(level)), level);
  EXPECT_EQ(parse_level("very-hard"), Level::kVeryHard);
  EXPECT_EQ(parse_level("hardly"), std::nullopt);
  EXPECT_EQ(parse_level(""), std::nullopt);
}

TEST(Level, RisesWithTheDifficulty) {
  EXPECT_EQ(level_of("fortress", 10.2), Level::kEasy);
  EXPECT_EQ(level_of("fortress", 10.3), Level::kMedium);
  EXPECT_EQ(level_of("fortress", 12.5), Level::kHard);
  EXPECT_EQ(level_of("fortress", 14.3), Level::kVeryHard);
  for (const core::Game& game : core::all_games()) {
    std::optional<Level> before;
    for (int tenths = 0; tenths < 400; ++tenths) {
      const auto level = level_of(game.id, tenths / 10.0);
      EXPECT_TRUE(level >= before) << game.id << " " << tenths;
      before = level;
    }
  }
}

TEST(Level, AGameThatWasNotMeasuredHasNone) { EXPECT_EQ(level_of("precedence", 3), std::nullopt); }

}  // namespace
}  // namespace castellan::solver
