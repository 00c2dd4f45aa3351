// The list of games of every kind, and the ways of naming one.

#include "solver/games/games.hpp"

#include <gtest/gtest.h>

#include "tests/support/expect_error.hpp"

namespace castellan::solver {
namespace {

using test::error_of;

/// The ids of all games, as an error lists them.
constexpr std::string_view kAllIds =
    "beleaguered-castle, streets-and-alleys, citadel, fortress, chessboard, siegecraft, stronghold, fastness, "
    "exiled-kings, penelopes-web, selective-castle, morphy, bastion, ten-by-one, british-canister, american-canister, "
    "precedence";

TEST(AllGames, AreInOrder) {
  std::string ids;
  for (const GamePtr& game : all_games()) ids += (ids.empty() ? "" : ", ") + game->names().id;
  EXPECT_EQ(ids, kAllIds);
}

TEST(AllGames, AreFoundByEachOfTheirNames) {
  for (const GamePtr& game : all_games()) {
    EXPECT_EQ(find_game(game->names().id), game);
    EXPECT_EQ(find_game(game->names().name), game);
    for (const std::string_view alias : game->names().aliases) EXPECT_EQ(find_game(alias), game) << alias;
  }
}

TEST(FindGame, IgnoresCaseSpacesHyphensUnderscoresAndApostrophes) {
  EXPECT_EQ(find_game("BELEAGUERED CASTLE")->names().id, "beleaguered-castle");
  EXPECT_EQ(find_game("beleagueredcastle")->names().id, "beleaguered-castle");
  EXPECT_EQ(find_game("Streets_and Alleys")->names().id, "streets-and-alleys");
  EXPECT_EQ(find_game("for'tress")->names().id, "fortress");
  EXPECT_EQ(find_game("for’tress")->names().id, "fortress");
  EXPECT_EQ(find_game("fiVes")->names().id, "chessboard");
}

TEST(FindGame, UnknownNameListsNearMatches) {
  EXPECT_EQ(error_of([] { return find_game("citadle"); }), "no game is called 'citadle'; did you mean citadel?");
  EXPECT_EQ(error_of([] { return find_game("Street & Alleys"); }),
            "no game is called 'Street & Alleys'; did you mean streets-and-alleys?");
  EXPECT_EQ(error_of([] { return find_game("castle"); }),
            "no game is called 'castle'; did you mean beleaguered-castle or selective-castle?");
  EXPECT_EQ(error_of([] { return find_game("fvies"); }),
            "no game is called 'fvies'; the games are " + std::string(kAllIds));
}

TEST(FindGame, KnowsPrecedenceByItsNames) {
  for (const auto* name : {"precedence", "ORDER of-precedence", "Panama Canal"}) {
    EXPECT_EQ(find_game(name)->names().id, "precedence");
  }
  EXPECT_EQ(error_of([] { return find_game("presedence"); }),
            "no game is called 'presedence'; did you mean precedence?");
}

TEST(FindGame, NamesNearToSeveralGamesListAllOfThem) {
  EXPECT_EQ(error_of([] { return find_game("ess"); }),
            "no game is called 'ess'; did you mean fortress or chessboard or fastness?");
}

TEST(FindGame, EmptyAndFarNamesListEveryGame) {
  const std::string all = "the games are " + std::string(kAllIds);
  EXPECT_EQ(error_of([] { return find_game(""); }), "no game is called ''; " + all);
  EXPECT_EQ(error_of([] { return find_game("klondike"); }), "no game is called 'klondike'; " + all);
}

}  // namespace
}  // namespace castellan::solver
