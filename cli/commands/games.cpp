// `castellan games`: what can be played, and by which rules.

#include <boost/algorithm/string/join.hpp>

#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/help/text_layout.hpp"
#include "cli/precedence/game_report.hpp"
#include "cli/reports/json.hpp"
#include "core/game.hpp"
#include "core/options.hpp"
#include "core/precedence/game.hpp"
#include "core/text/rules_json.hpp"
#include "core/text/rules_text.hpp"

namespace castellan::cli {

namespace {

std::string join(const std::vector<std::string_view>& words, const char* separator) {
  return boost::algorithm::join(std::vector<std::string>(words.begin(), words.end()), separator);
}

std::string list_text() {
  constexpr std::size_t kNameColumn = 24;
  std::string text;
  for (const core::Game& game : core::all_games()) {
    text += labelled(game.id, std::string(game.name) + ": " + core::rules_in_brief(game.rules), kNameColumn);
  }
  text += labelled(core::precedence::the_game().id, precedence::game_in_brief(), kNameColumn);
  return text + "\nFor the rules and options of one: castellan games GAME\n";
}

std::string option_text(const core::Game& game, const core::RuleOption<core::Rules>& option) {
  constexpr std::size_t kIndent = 6;
  const std::string setting = std::string(option.name) + "=" + join(option.values, "|");
  return "  " + setting + "  (default " + option.get(game.rules) + ")\n" + paragraph(option.meaning, kIndent);
}

std::string game_text(const core::Game& game) {
  std::string text = std::string(game.name) + " (" + std::string(game.id) + ")\n";
  if (!game.aliases.empty()) text += "also called " + join(game.aliases, ", ") + "\n";
  text += "\n" + paragraph(game.description) + "\nRules:\n";
  for (const std::string& point : core::rules_in_words(game.rules)) {
    constexpr std::size_t kPointColumn = 4;
    text += labelled("-", point, kPointColumn);
  }
  text += "\nOptions (--option name=value):\n";
  for (const auto* option : core::options_of(game)) text += option_text(game, *option);
  return text;
}

Json game_json(const core::Game& game) {
  Json options = Json::array();
  for (const auto* option : core::options_of(game)) {
    options.push_back({{"name", option->name},
                       {"values", option->values},
                       {"default", option->get(game.rules)},
                       {"meaning", option->meaning}});
  }
  return {
      {"id", game.id},
      {"name", game.name},
      {"aliases", game.aliases},
      {"description", game.description},
      {"options", options},
      {"rules", core::rules_to_json(game.rules)},
      {"rules_text", core::rules_in_words(game.rules)},
  };
}

Json list_json() {
  Json games = Json::array();
  for (const core::Game& game : core::all_games()) games.push_back(game_json(game));
  games.push_back(precedence::game_json());
  return games;
}

}  // namespace

ExitCode run_games(const Arguments& arguments, Output& output) {
  constexpr int kIndent = 2;
  const bool json = arguments.choice("format") == "json";
  if (arguments.positional(0)) {
    const core::Game& game = game_of(arguments);
    output.write(json ? game_json(game).dump(kIndent) : game_text(game));
  } else {
    output.write(json ? list_json().dump(kIndent) : list_text());
  }
  return ExitCode::kDone;
}

}  // namespace castellan::cli
