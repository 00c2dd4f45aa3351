#include "core/game.hpp"

#include <algorithm>

#include "core/games/games.hpp"
#include "core/input_error.hpp"

namespace castellan::core {

std::span<const Game> all_games() {
  static const Game games[] = {
      beleaguered_castle(),
      streets_and_alleys(),
      citadel(),
      fortress(),
      chessboard(),
      siegecraft(),
      stronghold(),
      fastness(),
      exiled_kings(),
      penelopes_web(),
      selective_castle(),
      morphy(),
      bastion(),
      ten_by_one(),
      british_canister(),
      american_canister(),
  };
  return games;
}

const Game& find_game(std::string_view id) {
  const std::span<const Game> games = all_games();
  const auto found = std::ranges::find(games, id, &Game::id);
  if (found == games.end()) throw InputError("no tableau game has the id " + quoted(id));
  return *found;
}

}  // namespace castellan::core
