#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/game.hpp"
#include "core/options.hpp"
#include "tests/support/program.hpp"

namespace castellan::test {
namespace {

TEST(CliGames, ListsEveryGame) {
  const Ended ended = run({"games"});
  EXPECT_EQ(ended.exit_code, 0);
  EXPECT_EQ(ended.err, "");
  for (const core::Game& game : core::all_games()) {
    EXPECT_NE(ended.out.find(game.id), std::string::npos) << game.id;
    EXPECT_NE(ended.out.find(game.name), std::string::npos) << game.name;
  }
}

TEST(CliGames, DescribesOneInWords) {
  const std::string text = run({"games", "CHESS board"}).out;
  for (const char* words : {"Chessboard (chessboard)", "also called Fives", "52 cards, all face up in 10 piles",
                            "6 cards on piles 1 and 2, 5 on the others", "built up or down in suit, round the corner",
                            "Any card may go to an empty pile", "A card on a foundation stays there",
                            "return=yes|no  (default no)", "base=any|A|2|"}) {
    EXPECT_NE(text.find(words), std::string::npos) << words << "\n" << text;
  }
}

TEST(CliGames, SaysWhatIsSpecialInCitadel) {
  std::string text = run({"games", "citadel"}).out;
  for (std::size_t at = 0; (at = text.find("\n    ", at)) != std::string::npos;) text.replace(at, 5, " ");
  for (const char* words : {"the aces are laid on the foundations before the deal",
                            "a foundation goes there, and its pile gets none in that round",
                            "may go back to a pile that accepts it, except the aces", "return=yes|no  (default yes)",
                            "citadel-aces=first|as-dealt"}) {
    EXPECT_NE(text.find(words), std::string::npos) << words << "\n" << text;
  }
}

TEST(CliGames, DescribesOneAsJson) {
  const auto json = nlohmann::json::parse(run({"games", "fortress", "--format", "json"}).out);
  EXPECT_EQ(json["id"], "fortress");
  EXPECT_EQ(json["name"], "Fortress");
  EXPECT_EQ(json["rules"]["piles"], 10);
  EXPECT_EQ(json["rules"]["build_direction"], "up-or-down");
  EXPECT_EQ(json["rules"]["build_suit"], "same");
  EXPECT_EQ(json["rules"]["base"], "A");
  EXPECT_EQ(json["rules"]["may_return"], false);
  EXPECT_EQ(json["options"][0]["name"], "return");
  EXPECT_EQ(json["options"][0]["default"], "no");
  EXPECT_EQ(json["options"][0]["values"], nlohmann::json({"yes", "no"}));
}

TEST(CliGames, ListsAllAsJson) {
  const auto json = nlohmann::json::parse(run({"games", "--format", "json"}).out);
  ASSERT_EQ(json.size(), core::all_games().size() + 1);
  EXPECT_EQ(json.back()["id"], "precedence");
  for (std::size_t i = 0; i < core::all_games().size(); ++i) {
    const core::Game& game = core::all_games()[i];
    EXPECT_EQ(json[i]["id"], game.id);
    EXPECT_EQ(json[i]["options"].size(), core::options_of(game).size());
  }
}

}  // namespace
}  // namespace castellan::test
