// The list of all games, and how a name is looked up in it.

#include <algorithm>
#include <boost/algorithm/string/case_conv.hpp>
#include <boost/algorithm/string/erase.hpp>
#include <boost/algorithm/string/join.hpp>
#include <string>

#include "core/edit_distance.hpp"
#include "core/game.hpp"
#include "core/games/games.hpp"
#include "core/input_error.hpp"
#include "core/precedence/game.hpp"

namespace castellan::core {

std::span<const Game> all_games() {
  static const Game games[] = {
      beleaguered_castle(), streets_and_alleys(), citadel(), fortress(), chessboard(),
  };
  return games;
}

namespace {

// What is left of a name without everything that people write differently.
std::string bare(std::string_view name) {
  constexpr std::string_view kIgnored = " -_'";
  std::string letters = boost::algorithm::to_lower_copy(std::string(name));
  boost::algorithm::erase_all(letters, "’");
  std::erase_if(letters, [&](char letter) { return kIgnored.find(letter) != std::string_view::npos; });
  return letters;
}

template <class AnyGame, class Predicate>
bool any_name(const AnyGame& game, Predicate fits) {
  const auto bare_fits = [&](std::string_view name) { return fits(bare(name)); };
  return bare_fits(game.id) || bare_fits(game.name) || std::any_of(game.aliases.begin(), game.aliases.end(), bare_fits);
}

// A few slips of the keyboard, one in three letters at most, or a piece of the name.
bool is_near(std::string_view asked, std::string_view name) {
  constexpr std::size_t kShortestPiece = 3;
  constexpr std::size_t kLettersPerSlip = 3;
  if (asked.size() >= kShortestPiece && name.find(asked) != std::string_view::npos) return true;
  return edit_distance(asked, name) * kLettersPerSlip <= name.size();
}

std::string unknown_game(std::string_view name) {
  std::vector<std::string> all;
  std::vector<std::string> near;
  const auto add = [&](const auto& game) {
    all.emplace_back(game.id);
    const auto fits = [asked = bare(name)](const std::string& known) { return is_near(asked, known); };
    if (any_name(game, fits)) near.emplace_back(game.id);
  };
  for (const Game& game : all_games()) add(game);
  add(precedence::the_game());
  const std::string unknown = "no game is called " + quoted(name);
  if (near.empty()) return unknown + "; the games are " + boost::algorithm::join(all, ", ");
  return unknown + "; did you mean " + boost::algorithm::join(near, " or ") + "?";
}

}  // namespace

std::vector<std::string_view> all_game_ids() {
  std::vector<std::string_view> ids;
  for (const Game& game : all_games()) ids.push_back(game.id);
  ids.push_back(precedence::the_game().id);
  return ids;
}

bool is_precedence(std::string_view name) {
  return any_name(precedence::the_game(), [asked = bare(name)](const std::string& known) { return known == asked; });
}

const Game& find_game(std::string_view name) {
  for (const Game& game : all_games()) {
    if (any_name(game, [asked = bare(name)](const std::string& known) { return known == asked; })) return game;
  }
  throw InputError(unknown_game(name));
}

}  // namespace castellan::core
