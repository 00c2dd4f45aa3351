#include "solver/games/games.hpp"

#include <algorithm>
#include <boost/algorithm/string/case_conv.hpp>
#include <boost/algorithm/string/erase.hpp>
#include <boost/algorithm/string/join.hpp>

#include "core/edit_distance.hpp"
#include "core/input_error.hpp"

namespace castellan::solver {

namespace {

/// What is left of a name without everything that people write differently.
std::string bare(std::string_view name) {
  constexpr std::string_view kIgnored = " -_'";
  std::string letters = boost::algorithm::to_lower_copy(std::string(name));
  boost::algorithm::erase_all(letters, "’");
  std::erase_if(letters, [&](char letter) { return kIgnored.find(letter) != std::string_view::npos; });
  return letters;
}

template <class Predicate>
bool any_name(const GameNames& names, Predicate fits) {
  const auto bare_fits = [&](std::string_view name) { return fits(bare(name)); };
  return bare_fits(names.id) || bare_fits(names.name) || std::ranges::any_of(names.aliases, bare_fits);
}

/// A few slips of the keyboard, one in three letters at most, or a piece of the name.
bool is_near(std::string_view asked, std::string_view name) {
  constexpr std::size_t kShortestPiece = 3;
  constexpr std::size_t kLettersPerSlip = 3;
  if (asked.size() >= kShortestPiece && name.find(asked) != std::string_view::npos) return true;
  return core::edit_distance(asked, name) * kLettersPerSlip <= name.size();
}

std::string unknown_game(std::string_view name) {
  std::vector<std::string> all;
  std::vector<std::string> near;
  for (const GamePtr& game : all_games()) {
    all.push_back(game->names().id);
    const auto fits = [asked = bare(name)](const std::string& known) { return is_near(asked, known); };
    if (any_name(game->names(), fits)) near.push_back(game->names().id);
  }
  const std::string unknown = "no game is called " + core::quoted(name);
  if (near.empty()) return unknown + "; the games are " + boost::algorithm::join(all, ", ");
  return unknown + "; did you mean " + boost::algorithm::join(near, " or ") + "?";
}

}  // namespace

std::span<const GamePtr> all_games() {
  static const std::vector<GamePtr> games = [] {
    std::vector<GamePtr> list = castle_games();
    list.push_back(precedence_game());
    return list;
  }();
  return games;
}

GamePtr find_game(std::string_view name) {
  for (const GamePtr& game : all_games()) {
    if (any_name(game->names(), [asked = bare(name)](const std::string& known) { return known == asked; })) return game;
  }
  throw core::InputError(unknown_game(name));
}

}  // namespace castellan::solver
