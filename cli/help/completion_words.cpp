#include "cli/help/completion_words.hpp"

#include "solver/games/games.hpp"

namespace castellan::cli {

namespace {

std::vector<std::string_view> game_ids() {
  std::vector<std::string_view> ids;
  for (const solver::GamePtr& game : solver::all_games()) ids.push_back(game->names().id);
  return ids;
}

}  // namespace

std::string spaced(const std::vector<std::string_view>& words) {
  std::string text;
  for (const std::string_view word : words) text += (text.empty() ? "" : " ") + std::string(word);
  return text;
}

std::string command_names() {
  std::vector<std::string_view> names;
  for (const Command& command : all_commands()) names.push_back(command.name);
  return spaced(names);
}

std::string first_words(const Command& command) {
  if (command.positionals.empty()) return "";
  const std::string_view name = command.positionals.front().name;
  if (name == "COMMAND") return command_names();
  return name == "GAME" ? spaced(game_ids()) : "";
}

}  // namespace castellan::cli
