// How other programs play: every entry is one of the games with settings that it has.

#include "core/programs.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/variant.hpp"

namespace castellan::core {
namespace {

TEST(Programs, EveryEntryIsAGameWithItsOwnOptions) {
  std::set<std::pair<std::string_view, std::string_view>> seen;
  for (const ProgramRules& rules : all_program_rules()) {
    SCOPED_TRACE(std::string(rules.program) + " " + std::string(rules.game));
    EXPECT_TRUE(seen.insert({rules.program, rules.game}).second) << "twice";
    EXPECT_FALSE(rules.source.empty());
    const std::vector<std::string> settings(rules.settings.begin(), rules.settings.end());
    EXPECT_NO_THROW((void)make_variant(find_game(rules.game), settings));
    EXPECT_EQ(program_rules(rules.program, rules.game), &rules);
  }
}

TEST(Programs, PlayRelativesByTheirOwnRules) {
  const auto settings = [](std::string_view program, std::string_view game) {
    std::string text;
    for (const std::string_view setting : program_rules(program, game)->settings) text += std::string(setting) + " ";
    return text;
  };
  EXPECT_EQ(settings("pysolfc", "exiled-kings"), "return=no move=run ");
  EXPECT_EQ(settings("kpat", "exiled-kings"), "return=yes ");
  EXPECT_EQ(settings("pysolfc", "bastion"), "return=yes ");
  EXPECT_EQ(settings("solvitaire", "american-canister"), "return=no move=run ");
}

TEST(Programs, ThoseWithoutAGameSaySo) {
  EXPECT_EQ(program_rules("aisleriot", "citadel"), nullptr);
  EXPECT_EQ(program_rules("nobody", "citadel"), nullptr);
}

TEST(Programs, AreListedOnce) {
  EXPECT_EQ(all_programs(), (std::vector<std::string_view>{"pysolfc", "kpat", "aisleriot", "fc-solve", "solvitaire"}));
}

}  // namespace
}  // namespace castellan::core
